import { forward } from '@guide/ui';

const GAP_PX = 8;

/** Positions a panel below an element, or above it if it does not fit, and within the window. */
export function placeBelow(panel: HTMLElement, element: HTMLElement): void {
  const at = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = at.bottom + GAP_PX;
  const fitsBelow = below + height + GAP_PX <= innerHeight;
  const top = fitsBelow ? below : Math.max(GAP_PX, at.top - GAP_PX - height);
  const left = Math.min(
    Math.max(GAP_PX, forward() === 1 ? at.right - width : at.left),
    document.documentElement.clientWidth - GAP_PX - width,
  );
  panel.style.top = `${Math.round(top)}px`;
  panel.style.left = `${Math.round(left)}px`;
}
