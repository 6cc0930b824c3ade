import { type RefObject, type ToggleEvent, useEffect, useState } from 'react';

const FOCUSABLE = 'a[href], button, summary';

/** Safari has `checkVisibility` since 17.4. */
const isVisible = (element: Element): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;

/** Traps the focus in the header while its menu is open, and makes the page inert. @returns the menu's `onToggle` */
export function useMenuFocus(menu: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const header = menu.current?.closest('header');
    if (!open || !header) return;
    const background = [...document.querySelectorAll<HTMLElement>('main, footer, .skip-link')];
    for (const element of background) element.inert = true;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = [...header.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const element of background) element.inert = false;
    };
  }, [open, menu]);
  return (event: ToggleEvent) => setOpen(event.newState === 'open');
}
