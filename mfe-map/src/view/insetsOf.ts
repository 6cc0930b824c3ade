import type { Insets } from '../map/popup/popup';

/** The column of controls at the left, and the credit at the bottom, pixels. */
const CONTROLS = 64;
const CREDIT = 28;

/** What lies over the edges of the map while a card is open at its bottom. */
export const insetsOf = (card: HTMLElement | null): Insets => ({
  left: CONTROLS,
  top: 0,
  right: 0,
  bottom: Math.max(CREDIT, card ? card.offsetHeight + 16 : 0),
});
