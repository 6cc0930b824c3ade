import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
  useEffect,
  useRef,
} from 'react';

const INTENT_DELAY_MS = 150;

/**
 * Opens a menu's popover on hover and Down, and closes it when pointer or focus leave the menu (NAV-07, D-79).
 * The browser does the rest: click, Enter, Space, Escape and a press elsewhere.
 */
export function useMenuIntent() {
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = useRef(false);
  /** After hover has opened the menu, pressing its button keeps it open. */
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (shown: boolean) => {
    clearTimeout(timer.current);
    panel.current?.togglePopover(shown);
  };
  const showLater = (shown: boolean, { pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (shown && !isOpen.current) openedByHover.current = true;
      show(shown);
    }, INTENT_DELAY_MS);
  };

  return {
    panel: {
      ref: panel,
      onToggle: ({ newState }: ToggleEvent) => {
        isOpen.current = newState === 'open';
        if (!isOpen.current) openedByHover.current = false;
      },
    },
    item: {
      onPointerEnter: (event: PointerEvent) => showLater(true, event),
      onPointerLeave: (event: PointerEvent) => showLater(false, event),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) show(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' || panel.current?.contains(event.target as Node)) return;
        event.preventDefault();
        show(true);
        panel.current?.querySelector('a')?.focus();
      },
      onClick: (event: MouseEvent) => {
        const chosen = (event.target as Element).closest('a, button');
        if (!chosen) return;
        const opened = chosen.getAttribute('popovertarget');
        if (opened !== panel.current?.id) {
          // A press before hydration has opened a panel inside of the menu, which would close with it.
          if (!opened || !document.getElementById(opened)?.matches(':popover-open')) show(false);
        } else if (openedByHover.current) {
          event.preventDefault();
          openedByHover.current = false;
        }
      },
    },
  };
}
