/** How long a page may take to reach its former height, ms. */
const PIN_TIMEOUT_MS = 5000;

/** Input with which the visitor takes over. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls the window at once, without the style sheet's smooth scrolling. */
export const jumpTo = (top: number): void => scrollTo({ top, behavior: 'instant' });

const pageHeight = (): number => document.documentElement.scrollHeight;

/** Whether the page is tall enough to be scrolled so far, px. */
export const canReach = (top: number): boolean => pageHeight() - innerHeight >= top - 1;

/**
 * Scrolls the page to a target and keeps it there while content arrives, until the visitor moves.
 * @param locate scrolls there as far as the page allows; returns the target's offset, px, or undefined while it is missing
 */
export function pinScroll(locate: () => number | undefined): { stop(): void; isPinned(): boolean } {
  let pinned = true;
  let target: number | undefined;
  /** The page's height at the last scroll to the target, px. */
  let height = 0;
  const apply = () => {
    target = locate();
    height = pageHeight();
  };
  apply();
  const observer = new ResizeObserver(apply);
  const stop = () => {
    pinned = false;
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    for (const name of INPUTS) removeEventListener(name, stop, true);
  };
  // A scroll bar sends only this event. A changed height means that the page has moved, not the visitor.
  const onScroll = () => {
    if (target === undefined || pageHeight() !== height) return;
    if (canReach(target) && Math.abs(scrollY - target) > 2) stop();
  };
  const timer = setTimeout(stop, PIN_TIMEOUT_MS);
  addEventListener('scroll', onScroll, { passive: true });
  for (const name of INPUTS) addEventListener(name, stop, { passive: true, capture: true });
  observer.observe(document.body);
  return { stop, isPinned: () => pinned };
}
