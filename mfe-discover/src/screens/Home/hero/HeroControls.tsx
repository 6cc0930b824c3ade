import type home from '@guide/city/home.json';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { CarouselControls } from './CarouselEngine';
import styles from './HeroControls.module.css';

interface HeroControlsProps {
  slides: typeof home.slides;
  selected: number;
  playing: boolean;
  onToggle: () => void;
  /** Null until the slides can move. */
  controls: CarouselControls | null;
}

/** Pause, previous, next, the caption and the dots, always in sight (HOME-07 to HOME-09). */
export const HeroControls = ({ slides, selected, playing, onToggle, controls }: HeroControlsProps) => (
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
        onClick={() => controls?.previous()}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button type="button" className={styles.round} aria-label="Next slide" onClick={() => controls?.next()}>
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
          onClick={() => controls?.select(place)}
        />
      ))}
    </div>
  </div>
);
