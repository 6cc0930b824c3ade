import type { HomeTexts } from '@guide/contracts/city';
import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { memo, useRef, useState } from 'react';
import styles from './Hero.module.css';
import { HeroControls } from './HeroControls';
import { HeroSlide } from './HeroSlide';
import { useAutoplay } from './useAutoplay';
import { useSlides } from './useSlides';

/**
 * Carousel with a search form (HOME-01 to HOME-09); without JavaScript visitors swipe or press the dots. Memoised, because
 * the page renders again when the places arrive.
 */
export const Hero = memo(function Hero({ slides: texts }: Pick<HomeTexts, 'slides'>) {
  const { site } = useHost();
  const frame = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [searchText, setSearchText] = useState('');
  const { playing, running, toggle, handlers } = useAutoplay();
  const slides = useSlides(viewport, texts.length, running);
  return (
    <section
      ref={frame}
      className={styles.hero}
      aria-roledescription={i18n.t('carousel')}
      aria-label={i18n.t('{city} at a glance', { city: site.product })}
      {...handlers}
    >
      <div
        ref={viewport}
        className={styles.viewport}
        aria-live={running ? 'off' : 'polite'}
        {...slides.handlers}
      >
        {texts.map((slide, index) => (
          <HeroSlide
            key={slide.title}
            slide={slide}
            index={index}
            count={texts.length}
            current={index === slides.selected}
            hydrated={slides.hydrated}
            overlay={frame}
            searchText={searchText}
            onSearchText={setSearchText}
          />
        ))}
      </div>
      <HeroControls
        slides={texts}
        selected={slides.selected}
        playing={playing}
        onToggle={toggle}
        onMove={slides.move}
        onSelect={slides.select}
      />
    </section>
  );
});
