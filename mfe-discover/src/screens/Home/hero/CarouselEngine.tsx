import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

const SLIDE_INTERVAL_MS = 6000;
/** Prevents a slide change during hydration. */
const MIN_FIRST_MS = 1000;

/** Includes the time that the first slide was visible before hydration. */
const firstSlideMs = (served: boolean) =>
  served ? Math.max(MIN_FIRST_MS, SLIDE_INTERVAL_MS - performance.now()) : SLIDE_INTERVAL_MS;

export interface CarouselControls {
  previous(): void;
  next(): void;
  select(slide: number): void;
}

interface CarouselEngineProps {
  served: boolean;
  viewport: HTMLElement;
  running: boolean;
  reducedMotion: boolean;
  onSelect: (slide: number) => void;
  onReady: (controls: CarouselControls | null) => void;
}

/** Moves the slides; loaded after hydration. */
export default function CarouselEngine({
  served,
  viewport,
  running,
  reducedMotion,
  onSelect,
  onReady,
}: CarouselEngineProps) {
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
      // A printed page has one slide, for which `play` would throw.
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
