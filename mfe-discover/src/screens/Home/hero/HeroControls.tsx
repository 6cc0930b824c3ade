import type home from '@guide/city/home.json';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { CarouselControls } from './CarouselEngine';
import styles from './HeroControls.module.css';

interface HeroControlsProps {
  slides: typeof home.slides;
  selected: number;
  playing: boolean;
  onToggle: () => void;
  /** Moves the slides, as soon as they can be moved. */
  onMove: (move: (controls: CarouselControls) => void) => void;
}

/** Pause, previous, next, the caption and the dots, always in sight (HOME-07 to HOME-09). */
export const HeroControls = ({ slides, selected, playing, onToggle, onMove }: HeroControlsProps) => (
  <div className={styles.controls} data-print="hide">
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.round}
        aria-label={playing ? 'Pause the slides' : 'Play the slides'}
        onClick={onToggle}
      >
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <button
        type="button"
        className={styles.round}
        aria-label="Previous slide"
        onClick={() => onMove((controls) => controls.previous())}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.round}
        aria-label="Next slide"
        onClick={() => onMove((controls) => controls.next())}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
    <div className={styles.places}>
      <span className={styles.caption}>{slides[selected]?.caption}</span>
      {slides.map((slide, place) => (
        <button
          key={slide.title}
          type="button"
          className={styles.dot}
          aria-label={`Slide ${place + 1}: ${slide.title}`}
          aria-current={place === selected ? 'true' : undefined}
          onClick={() => onMove((controls) => controls.select(place))}
        />
      ))}
    </div>
  </div>
);
