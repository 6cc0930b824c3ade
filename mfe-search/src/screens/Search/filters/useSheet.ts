import { type RefObject, useEffect } from 'react';

/** At this width and above the filters stand beside the results. */
const WIDE_LAYOUT = '(min-width: 1024px)';

/**
 * What a native popover does not do for a sheet: move the focus to its title when it opens, close when the focus leaves
 * it, and close when the window gets wide enough for the filters to stand beside the results.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = sheet.current;
    if (!panel?.hidePopover) return;
    const wide = matchMedia(WIDE_LAYOUT);
    const close = () => panel.matches(':popover-open') && panel.hidePopover();
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') title.current?.focus();
    };
    const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof Element) || panel.contains(next)) return;
      // A press on the sheet's button toggles it: closed by the focus first, it would open again.
      if (!next.closest(`[popovertarget="${panel.id}"]`)) close();
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
