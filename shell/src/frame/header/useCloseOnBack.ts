import { type RefObject, type ToggleEvent, useEffect } from 'react';
import { addOverlayEntry, isOverlayEntry } from '../../navigation/pageHistory';

/** Makes Back close an open menu instead of leaving the page. @returns listeners for the menu */
export function useCloseOnBack(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onPopState = () => {
      if (!isOverlayEntry() && menu.current?.matches(':popover-open')) menu.current.hidePopover();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [menu]);
  return {
    // `toggle` follows later: a fast press on Back would leave the page.
    onBeforeToggle({ newState }: ToggleEvent) {
      if (newState === 'open') addOverlayEntry();
    },
    onToggle({ newState }: ToggleEvent) {
      // Closed by another way than Back or a link.
      if (newState === 'closed' && isOverlayEntry()) history.back();
    },
  };
}
