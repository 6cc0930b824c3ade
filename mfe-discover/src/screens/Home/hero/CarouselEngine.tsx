import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** HOME-05. */
const SLIDE_INTERVAL_MS = 6000;

/** What the buttons call. */
export interface CarouselControls {
  previous(): void;
  next(): void;
  select(slide: number): void;
}

interface CarouselEngineProps {
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
  viewport,
  running,
  reducedMotion,
  onSelect,
  onReady,
}: CarouselEngineProps) {
  // The hero itself tells when hover and focus stop the slides, so the plug-in's own rules are off.
  const [plugins] = useState(() => [
    Autoplay({ delay: SLIDE_INTERVAL_MS, playOnInit: false, stopOnFocusIn: false, stopOnMouseEnter: false }),
  ]);
  const [attach, embla] = useEmblaCarousel({ loop: true }, plugins);

  useEffect(() => {
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const select = () => {
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
  }, [embla, reducedMotion, onSelect, onReady]);

  useEffect(() => {
    if (!embla) return;
    const autoplay = embla.plugins().autoplay;
    const resume = () => {
      if (running) autoplay.play(reducedMotion);
      else autoplay.stop();
    };
    resume();
    embla.on('pointerUp', resume);
    return () => {
      embla.off('pointerUp', resume);
    };
  }, [embla, running, reducedMotion]);

  return null;
}
