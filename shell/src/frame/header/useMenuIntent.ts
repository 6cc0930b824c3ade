import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

const INTENT_DELAY_MS = 150;

/** Event handlers of one menu's list item. */
export interface MenuHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/**
 * Which menu is open (NAV-07, D-51). A resting mouse, the focus on its link and a press on its button open it; leaving,
 * Escape, a press elsewhere and a choice close it. A mouse that only crosses a menu does not switch.
 */
export function useMenuIntent(nav: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A press on a menu that the mouse has just opened leaves it open. */
  const hovered = useRef(false);
  /** After Escape or a choice, the remaining focus does not open it again. */
  const quiet = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (label: string | null, byHover = false) => {
    clearTimeout(timer.current);
    hovered.current = byHover;
    setOpen(label);
  };
  const setLater = (label: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(set, INTENT_DELAY_MS, label, true);
  };
  const close = () => {
    quiet.current = true;
    set(null);
  };
  const toggle = (label: string) => (open === label && !hovered.current ? close() : set(label));

  useEffect(() => {
    if (open === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const trigger = nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      close();
      if (nav.current?.contains(document.activeElement)) trigger?.focus();
    };
    const onPointerDown = ({ target }: Event) => nav.current?.contains(target as Node) || set(null);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  });

  const handlers = (label: string): MenuHandlers => ({
    onPointerEnter: (event) => event.pointerType === 'mouse' && setLater(label),
    onPointerLeave: (event) => event.pointerType === 'mouse' && setLater(null),
    onFocus: (event) => {
      if (!quiet.current && event.target.matches('a:focus-visible')) set(label);
    },
    onBlur: (event) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      quiet.current = false;
      set(null);
    },
  });
  return { open, toggle, close, handlers };
}
