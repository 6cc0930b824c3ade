import { type ToggleEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a menu has been open. Until then its links are plain text: with pictures, icons and notes the closed menus
 * were a fifth of every page.
 * @returns that, and the menu's `onBeforeToggle` and `onToggle`; a menu opened before hydration sends only the latter
 */
export function useOpened(): [isOpened: boolean, complete: (event: ToggleEvent) => void] {
  const [isOpened, setOpened] = useState(false);
  const complete = ({ newState }: ToggleEvent) => {
    if (newState === 'open') flushSync(() => setOpened(true));
  };
  return [isOpened, complete];
}
