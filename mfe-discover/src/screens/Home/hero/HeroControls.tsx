import type { HomeTexts } from '@guide/contracts/city';
import { i18n } from '@guide/contracts/texts';
import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play } from 'lucide-react';
import styles from './HeroControls.module.css';
import { slideId } from './HeroSlide';

interface HeroControlsProps {
  slides: HomeTexts['slides'];
  selected: number;
  playing: boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  onSelect: (slide: number) => void;
}

/** The arrows and dots are links to slides, so that they work before hydration. */
export function HeroControls({ slides, selected, playing, onToggle, onMove, onSelect }: HeroControlsProps) {
  const Toggle = playing ? Pause : Play;
  const arrow = (label: string, by: 1 | -1, Icon: LucideIcon) => (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot show a slide before hydration.
    <a
      role="button"
      className={styles.round}
      href={`#${slideId((selected + by + slides.length) % slides.length)}`}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onMove(by);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      <Icon aria-hidden="true" />
    </a>
  );
  return (
    <div className={styles.controls} data-print="hide">
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.round}
          aria-label={playing ? i18n.t('Pause the slides') : i18n.t('Play the slides')}
          onClick={onToggle}
        >
          <Toggle aria-hidden="true" />
        </button>
        {arrow(i18n.t('Previous slide'), -1, ChevronLeft)}
        {arrow(i18n.t('Next slide'), 1, ChevronRight)}
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
            <span className="visually-hidden">
              {i18n.t('Slide {number}: {title}', { number: index + 1, title: slide.title })}
            </span>
          </a>
        ))}
      </div>
    </div>
  );
}
