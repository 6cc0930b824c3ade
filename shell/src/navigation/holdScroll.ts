/** How long a page may take until its content is as tall as it was, ms. */
const HOLD_TIMEOUT_MS = 5000;

/** What a visitor does who wants to be somewhere else. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls the window at once, whatever the style sheet says of scrolling. */
export const jumpTo = (top: number): void => scrollTo({ top, behavior: 'instant' });

const pageHeight = (): number => document.documentElement.scrollHeight;

/** Whether the page is tall enough to be scrolled so far, px. */
export const canReach = (top: number): boolean => pageHeight() - innerHeight >= top - 1;

/**
 * Scrolls the page to a place and keeps it there while content is still arriving, until the visitor moves.
 * @param place scrolls there as far as the page allows; returns the offset that it is about, px, or undefined while
 *   the place does not exist yet
 * @returns ends it; `isHeld` says whether it still lasts
 */
export function holdScroll(place: () => number | undefined): { stop(): void; isHeld(): boolean } {
  let held = true;
  let aim: number | undefined;
  /** The page's height when it was last brought to its place, px. */
  let height = 0;
  const bring = () => {
    aim = place();
    height = pageHeight();
  };
  bring();
  const observer = new ResizeObserver(bring);
  const stop = () => {
    held = false;
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    for (const name of INPUTS) removeEventListener(name, stop, true);
  };
  // The scroll bar sends no other event. Where the page's height has changed, the page has moved, not the visitor.
  const onScroll = () => {
    if (aim === undefined || pageHeight() !== height) return;
    if (canReach(aim) && Math.abs(scrollY - aim) > 2) stop();
  };
  const timer = setTimeout(stop, HOLD_TIMEOUT_MS);
  addEventListener('scroll', onScroll, { passive: true });
  for (const name of INPUTS) addEventListener(name, stop, { passive: true, capture: true });
  observer.observe(document.body);
  return { stop, isHeld: () => held };
}
