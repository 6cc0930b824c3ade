import type home from '@guide/city/home.json';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import styles from './HeroControls.module.css';
import { slideId } from './HeroSlide';

interface HeroControlsProps {
  slides: typeof home.slides;
  selected: number;
  playing: boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  onSelect: (slide: number) => void;
}

export function HeroControls({ slides, selected, playing, onToggle, onMove, onSelect }: HeroControlsProps) {
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
      press: () => onMove(-1),
    },
    {
      key: 'next',
      label: 'Next slide',
      Icon: ChevronRight,
      press: () => onMove(1),
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
          <a
            key={slide.title}
            href={`#${slideId(index)}`}
            className={styles.dot}
            aria-current={index === selected ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onSelect(index);
            }}
          >
            <span className="visually-hidden">{`Slide ${index + 1}: ${slide.title}`}</span>
          </a>
        ))}
      </div>
    </div>
  );
}
