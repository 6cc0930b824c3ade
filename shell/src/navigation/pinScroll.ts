const PIN_TIMEOUT_MS = 5000;

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export const jumpTo = (top: number): void => scrollTo({ top, behavior: 'instant' });

const pageHeight = (): number => document.documentElement.scrollHeight;

export const canReach = (top: number): boolean => pageHeight() - innerHeight >= top - 1;

/** Keeps the page scrolled to a target while content loads. @param locate - scrolls to it and returns its offset, px */
export function pinScroll(locate: () => number | undefined): { stop(): void; isPinned(): boolean } {
  let target: number | undefined;
  let height = 0;
  const apply = () => {
    target = locate();
    height = pageHeight();
  };
  apply();
  const observer = new ResizeObserver(apply);
  const listening = new AbortController();
  const { signal } = listening;
  const stop = () => {
    listening.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
  // Dragging the scroll bar fires only this event. If the page's height changed, content has moved the page.
  const onScroll = () => {
    if (target === undefined || pageHeight() !== height) return;
    if (canReach(target) && Math.abs(scrollY - target) > 2) stop();
  };
  const timer = setTimeout(stop, PIN_TIMEOUT_MS);
  addEventListener('scroll', onScroll, { passive: true, signal });
  for (const name of INPUTS) addEventListener(name, stop, { passive: true, capture: true, signal });
  observer.observe(document.body);
  return { stop, isPinned: () => !signal.aborted };
}
