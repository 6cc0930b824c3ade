import { type KeyboardEvent, useState } from 'react';

/** State and keyboard handling of a combobox (WAI-ARIA APG: list autocomplete with manual selection). */
export function useCombobox(count: number, pick: (index: number) => void) {
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const open = opened && count > 0;

  const move = (index: number) => {
    setOpened(true);
    setActive((index + count) % count);
  };
  const close = () => {
    setOpened(false);
    setActive(-1);
  };
  return {
    open,
    active: open ? active : -1,
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
