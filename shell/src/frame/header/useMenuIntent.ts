import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

const INTENT_DELAY_MS = 150;

export interface MenuHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/** Tracks which menu is open (NAV-07, D-51). A mouse that only crosses a menu does not open it. */
export function useMenuIntent(nav: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** After hover has opened the menu, pressing its button keeps it open. */
  const openedByHover = useRef(false);
  /** After Escape or a choice, the remaining focus must not reopen the menu. */
  const ignoresFocus = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (label: string | null, byHover = false) => {
    clearTimeout(timer.current);
    openedByHover.current = byHover;
    setOpen(label);
  };
  const showLater = (label: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, INTENT_DELAY_MS, label, true);
  };
  const close = () => {
    ignoresFocus.current = true;
    show(null);
  };
  const toggle = (label: string) => (open === label && !openedByHover.current ? close() : show(label));

  useEffect(() => {
    if (open === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const trigger = nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      close();
      if (nav.current?.contains(document.activeElement)) trigger?.focus();
    };
    const onPointerDown = ({ target }: Event) => nav.current?.contains(target as Node) || show(null);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  });

  const handlers = (label: string): MenuHandlers => ({
    onPointerEnter: (event) => event.pointerType === 'mouse' && showLater(label),
    onPointerLeave: (event) => event.pointerType === 'mouse' && showLater(null),
    onFocus: (event) => {
      if (!ignoresFocus.current && event.target.matches('a:focus-visible')) show(label);
    },
    onBlur: (event) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      ignoresFocus.current = false;
      show(null);
    },
  });
  return { open, toggle, close, handlers };
}
