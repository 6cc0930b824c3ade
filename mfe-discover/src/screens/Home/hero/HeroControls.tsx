import type home from '@guide/city/home.json';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { CarouselControls } from './CarouselEngine';
import styles from './HeroControls.module.css';

interface HeroControlsProps {
  slides: typeof home.slides;
  selected: number;
  playing: boolean;
  onToggle: () => void;
  /** Calls `move`, at the latest when the carousel is loaded. */
  onMove: (move: (controls: CarouselControls) => void) => void;
}

export function HeroControls({ slides, selected, playing, onToggle, onMove }: HeroControlsProps) {
  const buttons = [
    {
      key: 'toggle',
      label: playing ? 'Pause the slides' : 'Play the slides',
      Icon: playing ? Pause : Play,
      press: onToggle,
    },
    {
      key: 'previous',
      label: 'Previous slide',
      Icon: ChevronLeft,
      press: () => onMove((controls) => controls.previous()),
    },
    {
      key: 'next',
      label: 'Next slide',
      Icon: ChevronRight,
      press: () => onMove((controls) => controls.next()),
    },
  ];
  return (
    <div className={styles.controls} data-print="hide">
      <div className={styles.buttons}>
        {buttons.map(({ key, label, Icon, press }) => (
          <button key={key} type="button" className={styles.round} aria-label={label} onClick={press}>
            <Icon aria-hidden="true" />
          </button>
        ))}
      </div>
      <div className={styles.places}>
        <span className={styles.caption}>{slides[selected]?.caption}</span>
        {slides.map((slide, index) => (
          <button
            key={slide.title}
            type="button"
            className={styles.dot}
            aria-label={`Slide ${index + 1}: ${slide.title}`}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => onMove((controls) => controls.select(index))}
          />
        ))}
      </div>
    </div>
  );
}
