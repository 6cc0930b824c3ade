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

/** Whether a press before hydration has opened a panel inside of the menu, which would close with it. */
const hasOpenPanel = (menu: HTMLElement | null): boolean =>
  [...(menu?.querySelectorAll<HTMLButtonElement>('[popovertarget]') ?? [])].some((button) =>
    document.getElementById(button.getAttribute('popovertarget')!)?.matches(':popover-open'),
  );

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
    if (!shown && hasOpenPanel(panel.current)) return;
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
        if (chosen.getAttribute('popovertarget') !== panel.current?.id) show(false);
        else if (openedByHover.current) {
          event.preventDefault();
          openedByHover.current = false;
        }
      },
    },
  };
}
