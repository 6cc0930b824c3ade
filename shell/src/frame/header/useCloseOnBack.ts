import { type RefObject, type ToggleEvent, useEffect } from 'react';
import { addOverlayEntry, isOverlayEntry } from '../../navigation/pageHistory';

/** Makes Back close an open menu instead of leaving the page. @returns the menu's `onToggle` */
export function useCloseOnBack(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onPopState = () => {
      if (!isOverlayEntry() && menu.current?.matches(':popover-open')) menu.current.hidePopover();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [menu]);
  return ({ newState }: ToggleEvent) => {
    if (newState === 'open') addOverlayEntry();
    // Closed by another way than Back or a link.
    else if (isOverlayEntry()) history.back();
  };
}
