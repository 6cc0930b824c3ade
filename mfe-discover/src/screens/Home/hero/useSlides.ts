import { forward, useServed } from '@guide/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const SLIDE_INTERVAL_MS = 6000;
/** Prevents a slide change during hydration. */
const MIN_FIRST_MS = 1000;

/** Subtracts the time that the first slide was visible before hydration. */
const firstSlideMs = () => Math.max(MIN_FIRST_MS, SLIDE_INTERVAL_MS - performance.now());

const visibleSlide = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  // Negative where slides follow to the left.
  clientWidth === 0 ? 0 : Math.round(Math.abs(scrollLeft) / clientWidth);

/**
 * Slides in a scroll container with snap points, which visitors can swipe before hydration and without scripts. Hydration
 * takes over the visible slide. @param running - whether slides advance by themselves
 */
export function useSlides(viewport: RefObject<HTMLElement | null>, count: number, running: boolean) {
  const [delayMs] = useState({ next: useServed() ? undefined : SLIDE_INTERVAL_MS });
  const [selected, setSelected] = useState(0);
  const [hydrated, setHydrated] = useState(false);
  /** The slide that the viewport is scrolling to: slides on the way are not selected. */
  const target = useRef<number>(null);

  const select = useCallback(
    (slide: number) => {
      target.current = slide;
      setSelected(slide);
      // CSS makes it smooth.
      viewport.current!.scrollLeft = forward() * slide * viewport.current!.clientWidth;
    },
    [viewport],
  );

  useEffect(() => {
    setSelected(visibleSlide(viewport.current!));
    setHydrated(true);
  }, [viewport]);

  useEffect(() => {
    if (!running) return;
    delayMs.next ??= firstSlideMs();
    let timer = setTimeout(advance, delayMs.next);
    function advance() {
      const { scrollWidth, clientWidth } = viewport.current!;
      // A printed page has one slide.
      if (scrollWidth > clientWidth) select((selected + 1) % count);
      else timer = setTimeout(advance, SLIDE_INTERVAL_MS);
    }
    return () => {
      clearTimeout(timer);
      delayMs.next = SLIDE_INTERVAL_MS;
    };
  }, [running, selected, count, viewport, select, delayMs]);

  const followVisitor = () => {
    target.current = null;
  };
  return {
    selected,
    hydrated,
    select,
    /** Presses from before hydration arrive before `selected` is the visible slide. */
    move: (by: 1 | -1) => select(((target.current ?? visibleSlide(viewport.current!)) + by + count) % count),
    handlers: {
      onScroll() {
        const slide = visibleSlide(viewport.current!);
        if (target.current !== null && target.current !== slide) return;
        target.current = null;
        setSelected(slide);
      },
      onTouchStart: followVisitor,
      onWheel: followVisitor,
    },
  };
}
