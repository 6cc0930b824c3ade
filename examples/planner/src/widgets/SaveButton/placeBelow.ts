/** Between the two, and to the edges of the window, px. */
const GAP = 8;

/** Puts a panel below an element, or above it where there is more room, and within the window. */
export function placeBelow(panel: HTMLElement, element: HTMLElement): void {
  const at = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = at.bottom + GAP;
  const fitsBelow = below + height + GAP <= innerHeight;
  const top = fitsBelow ? below : Math.max(GAP, at.top - GAP - height);
  const left = Math.min(Math.max(GAP, at.right - width), document.documentElement.clientWidth - GAP - width);
  panel.style.top = `${Math.round(top)}px`;
  panel.style.left = `${Math.round(left)}px`;
}
