import type { HomeTexts } from '@guide/contracts/city';
import { i18n } from '@guide/contracts/texts';
import { imageSources, Kicker, SmartImage } from '@guide/ui';
import type { RefObject } from 'react';
import styles from './HeroSlide.module.css';
import { SearchBox } from './SearchBox';

/** The pictures have 2400 by 900 px; they are 400 px high on screens below 1024 px, otherwise at least 620 px. */
const SIZES = '(max-width: 1023px) 1067px, (max-width: 1652px) 1653px, 100vw';
const WIDTHS = [800, 1200, 1600, 1920] as const;

export function firstPicture(url: string) {
  const { src, srcSet } = imageSources(url, WIDTHS);
  return { href: src, srcSet, sizes: SIZES };
}

/** Target of the slide's dot, without scripts. */
export const slideId = (index: number) => `slide-${index + 1}`;

interface HeroSlideProps {
  slide: HomeTexts['slides'][number];
  index: number;
  count: number;
  current: boolean;
  /** Loads the other slides' pictures early, and makes them inert. */
  hydrated: boolean;
  overlay: RefObject<HTMLElement | null>;
  searchText: string;
  onSearchText: (text: string) => void;
}

export function HeroSlide({ slide, index, count, current, hydrated, overlay, ...search }: HeroSlideProps) {
  // The other slides are inert, so that this is the page's only h1.
  const Heading = current ? 'h1' : 'h2';
  return (
    // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern requires role="group".
    <div
      role="group"
      id={slideId(index)}
      aria-roledescription={i18n.t('slide')}
      aria-label={i18n.t('{number} of {count}', { number: index + 1, count })}
      className={styles.slide}
      inert={hydrated && !current}
    >
      <div className={styles.picture}>
        {slide.imageUrl !== '' && (
          <SmartImage
            src={slide.imageUrl}
            alt={slide.alt}
            sizes={SIZES}
            widths={WIDTHS}
            subject={slide.subject}
            priority={index === 0 || hydrated}
          />
        )}
      </div>
      <div className={styles.scrim} />
      <div className={styles.content}>
        <Kicker>{slide.kicker}</Kicker>
        <Heading className={styles.title} tabIndex={current ? -1 : undefined}>
          {slide.title}
        </Heading>
        <p className={styles.text}>{slide.text}</p>
        <SearchBox
          overlay={overlay}
          landmark={i18n.t('Search on slide {number}', { number: index + 1 })}
          current={current}
          text={search.searchText}
          onText={search.onSearchText}
        />
      </div>
    </div>
  );
}
