import type home from '@guide/city/home.json';
import { imageSources, Kicker, SmartImage } from '@guide/ui';
import type { RefObject } from 'react';
import styles from './HeroSlide.module.css';
import { SearchBox } from './SearchBox';

/** The pictures are 2400 by 900, shown 400 px high below 1024 px, 620 px or higher from there on. */
const SIZES = '(max-width: 1023px) 1067px, (max-width: 1652px) 1653px, 100vw';
const WIDTHS = [800, 1200, 1600, 1920] as const;

/** For the document's preload. */
export function firstPicture(url: string) {
  const { src, srcSet } = imageSources(url, WIDTHS);
  return { href: src, srcSet, sizes: SIZES };
}

interface HeroSlideProps {
  slide: (typeof home.slides)[number];
  index: number;
  current: boolean;
  /** Whether its picture is loaded: the first at once, the others when the slides can move. */
  drawn: boolean;
  /** Contains the search suggestions. */
  overlay: RefObject<HTMLElement | null>;
  /** The text of all search fields. */
  searchText: string;
  onSearchText: (text: string) => void;
}

/** HOME-02. */
export function HeroSlide({ slide, index, current, drawn, overlay, ...search }: HeroSlideProps) {
  const Heading = index === 0 ? 'h1' : 'h2';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group without a form (WAI-ARIA, Carousel).
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of 3`}
      className={styles.slide}
      inert={!current}
    >
      <div className={styles.picture}>
        {drawn && (
          <SmartImage
            src={slide.imageUrl}
            alt={slide.alt}
            sizes={SIZES}
            widths={WIDTHS}
            subject={slide.subject}
            priority
          />
        )}
      </div>
      <div className={styles.scrim} />
      <div className={styles.words}>
        <Kicker>{slide.kicker}</Kicker>
        <Heading className={styles.title} tabIndex={index === 0 ? -1 : undefined}>
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
