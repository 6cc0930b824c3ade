import { type KeyboardEvent, useState } from 'react';

/**
 * Keyboard and state of a text field with a list of suggestions (WAI-ARIA Authoring Practices, Combobox with list
 * autocomplete, manual selection): arrows move, Enter picks, Escape and leaving close.
 * @param count of suggestions at present
 * @param pick takes the place of the chosen one
 */
export function useCombobox(count: number, pick: (place: number) => void) {
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const open = opened && count > 0;

  const move = (place: number) => {
    setOpened(true);
    setActive((place + count) % count);
  };
  const close = () => {
    setOpened(false);
    setActive(-1);
  };
  return {
    open,
    /** The place of the suggestion that Enter picks, or -1. */
    active: open ? active : -1,
    /** The text has changed. */
    type() {
      setOpened(true);
      setActive(-1);
    },
    close,
    onKeyDown(event: KeyboardEvent) {
      if (count === 0) return;
      if (event.key === 'ArrowDown') move(active + 1);
      else if (event.key === 'ArrowUp') move(active < 0 ? count - 1 : active - 1);
      else if (event.key === 'Enter' && open && active >= 0) pick(active);
      else if (event.key === 'Escape' && open) close();
      else return;
      event.preventDefault();
    },
  };
}
