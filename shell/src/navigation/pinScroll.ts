const PIN_TIMEOUT_MS = 5000;

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls the window at once, without the style sheet's smooth scrolling. */
export const jumpTo = (top: number): void => scrollTo({ top, behavior: 'instant' });

const pageHeight = (): number => document.documentElement.scrollHeight;

/** Whether the page is tall enough for this offset, px. */
export const canReach = (top: number): boolean => pageHeight() - innerHeight >= top - 1;

/**
 * Keeps the page scrolled to a target while content arrives, until the visitor scrolls or presses.
 * @param locate scrolls to it; returns its offset, px, or undefined while it is missing
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
  // A scroll bar sends only this event. With a changed height, content has moved the page.
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
