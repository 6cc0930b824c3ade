import { type RefObject, useEffect } from 'react';

/** From here on the filters stand beside the results. */
const WIDE = '(min-width: 1024px)';

/**
 * What the browser's popover leaves to do for a sheet: the focus goes to its title when it opens, it closes when
 * the focus leaves it, and when the screen gets wide enough for the filters to stand beside the results.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = sheet.current;
    if (!panel?.hidePopover) return;
    const wide = matchMedia(WIDE);
    const close = () => panel.matches(':popover-open') && panel.hidePopover();
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') title.current?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) close();
    };
    panel.addEventListener('toggle', onToggle);
    panel.addEventListener('focusout', onFocusOut);
    wide.addEventListener('change', close);
    return () => {
      panel.removeEventListener('toggle', onToggle);
      panel.removeEventListener('focusout', onFocusOut);
      wide.removeEventListener('change', close);
    };
  }, [sheet, title]);
}
