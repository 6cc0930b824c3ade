import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** HOME-05. */
const SLIDE_INTERVAL_MS = 6000;
/** A slide does not go at the moment when the page is hydrated. */
const MIN_FIRST_MS = 1000;

/** What is left of the first slide's time: a served page shows it before its code is there. */
const firstSlideMs = (served: boolean) =>
  served ? Math.max(MIN_FIRST_MS, SLIDE_INTERVAL_MS - performance.now()) : SLIDE_INTERVAL_MS;

/** What the buttons call. */
export interface CarouselControls {
  previous(): void;
  next(): void;
  select(slide: number): void;
}

interface CarouselEngineProps {
  /** Whether the first slide was in the page as it was served. */
  served: boolean;
  /** The element that clips the row of slides. */
  viewport: HTMLElement;
  running: boolean;
  /** Change slides without movement. */
  reducedMotion: boolean;
  onSelect: (slide: number) => void;
  onReady: (controls: CarouselControls | null) => void;
}

/** Moves the slides of an element that is there already; loaded after hydration, so that it delays nothing. */
export default function CarouselEngine({
  served,
  viewport,
  running,
  reducedMotion,
  onSelect,
  onReady,
}: CarouselEngineProps) {
  // The hero itself decides when hover and focus stop the slides, so the plug-in's own rules are off.
  const [delays] = useState(() => [firstSlideMs(served), SLIDE_INTERVAL_MS, SLIDE_INTERVAL_MS]);
  const [plugins] = useState(() => [
    Autoplay({ delay: () => delays, playOnInit: false, stopOnFocusIn: false, stopOnMouseEnter: false }),
  ]);
  const [attach, embla] = useEmblaCarousel({ loop: true }, plugins);

  useEffect(() => {
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const select = () => {
      delays.fill(SLIDE_INTERVAL_MS);
      onSelect(embla.selectedScrollSnap());
      embla.plugins().autoplay.reset();
    };
    embla.on('select', select);
    onReady({
      previous: () => embla.scrollPrev(reducedMotion),
      next: () => embla.scrollNext(reducedMotion),
      select: (slide) => embla.scrollTo(slide, reducedMotion),
    });
    return () => {
      embla.off('select', select);
      onReady(null);
    };
  }, [embla, delays, reducedMotion, onSelect, onReady]);

  useEffect(() => {
    if (!embla) return;
    const autoplay = embla.plugins().autoplay;
    const resume = () => {
      // On paper there is one slide, for which the plug-in does not start: to play would throw.
      if (running && embla.scrollSnapList().length > 1) autoplay.play(reducedMotion);
      else {
        autoplay.stop();
        delays.fill(SLIDE_INTERVAL_MS);
      }
    };
    resume();
    embla.on('pointerUp', resume).on('reInit', resume);
    return () => {
      embla.off('pointerUp', resume).off('reInit', resume);
    };
  }, [embla, delays, running, reducedMotion]);

  return null;
}
