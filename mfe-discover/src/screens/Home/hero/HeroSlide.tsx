import type home from '@guide/city/home.json';
import { SmartImage } from '@guide/ui';
import type { RefObject } from 'react';
import { SearchBox } from '../search/SearchBox';
import styles from './HeroSlide.module.css';
import { HERO_SIZES, HERO_WIDTHS } from './pictures';

interface HeroSlideProps {
  slide: (typeof home.slides)[number];
  /** From 0. */
  place: number;
  current: boolean;
  /** Whether its picture is loaded yet: the first at once, the others when the slides can move. */
  drawn: boolean;
  /** The element that search suggestions lie on. */
  overlay: RefObject<HTMLElement | null>;
  /** What is in the search fields of all slides. */
  searchText: string;
  onSearchText: (text: string) => void;
}

/** One slide: picture, words, a search form (HOME-02). Slides out of sight take no focus. */
export function HeroSlide({ slide, place, current, drawn, overlay, ...search }: HeroSlideProps) {
  const Heading = place === 0 ? 'h1' : 'h2';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group without a form (WAI-ARIA, Carousel).
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${place + 1} of 3`}
      className={styles.slide}
      inert={!current}
    >
      <div className={styles.picture}>
        {drawn && (
          <SmartImage
            src={slide.imageUrl}
            alt={slide.alt}
            sizes={HERO_SIZES}
            widths={HERO_WIDTHS}
            subject={slide.subject}
            priority
          />
        )}
      </div>
      <div className={styles.scrim} />
      <div className={styles.words}>
        <p className={styles.kicker}>{slide.kicker}</p>
        <Heading className={styles.title} tabIndex={place === 0 ? -1 : undefined}>
          {slide.title}
        </Heading>
        <p className={styles.text}>{slide.text}</p>
        <SearchBox
          overlay={overlay}
          current={current}
          text={search.searchText}
          onText={search.onSearchText}
        />
      </div>
    </div>
  );
}
