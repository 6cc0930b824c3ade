import type { Insets } from '../map/popup/popup';

/** The column of controls at the left, and the credit at the bottom. */
const CONTROLS_PX = 64;
const CREDIT_PX = 28;

/** What lies over the edges of the map while a card is open at its bottom. */
export const insetsOf = (card: HTMLElement | null): Insets => ({
  left: CONTROLS_PX,
  top: 0,
  right: 0,
  bottom: Math.max(CREDIT_PX, card ? card.offsetHeight + 16 : 0),
});
