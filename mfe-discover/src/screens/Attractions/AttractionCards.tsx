import type { Point } from '@guide/contracts/place';
import { ButtonLink, Grid } from '@guide/ui';
import { useEffect, useRef } from 'react';
import { ListingCard } from '../../listing/ListingCard';
import styles from './AttractionCards.module.css';
import { type ListView, MAX_PAGES_SHOWN } from './listView';

/** The pictures of the first row load ahead of the others. */
const PRIORITY_COUNT = 3;

interface AttractionCardsProps {
  view: ListView;
  /** Where the visitor is: the cards say how far they are from there. */
  from: Point | null;
  /** Other cards are about to come. */
  busy: boolean;
  /** The address with the cards of a page and of those before it. */
  pathOf(page: number): string;
}

/** The cards of the list so far (LIST-04), and the link to more: it lets the list grow, and focuses the first new card. */
export function AttractionCards({ view, from, busy, pathOf }: AttractionCardsProps) {
  const { cards, seen, total, page, pages } = view;
  const list = useRef<HTMLDivElement>(null);
  const isGrowing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what has grown.
  useEffect(() => {
    if (!isGrowing.current) return;
    isGrowing.current = false;
    const card = list.current?.querySelectorAll('article')[seen];
    card?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
  }, [page]);
  return (
    <div ref={list} aria-busy={busy}>
      {page > MAX_PAGES_SHOWN && (
        <p className={styles.more} data-print="hide">
          <ButtonLink to={pathOf(page - MAX_PAGES_SHOWN)} rel="prev" variant="line">
            Show earlier
          </ButtonLink>
        </p>
      )}
      <Grid label="Attractions">
        {cards.map((listing, place) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            level={2}
            priority={place < PRIORITY_COUNT}
            from={from}
          />
        ))}
      </Grid>
      {page < pages && (
        <p className={styles.more} data-print="hide">
          <span>{`${cards.length} of ${total} shown`}</span>
          <ButtonLink
            to={pathOf(page + 1)}
            rel="next"
            variant="line"
            onClick={() => {
              isGrowing.current = true;
            }}
          >
            Show more
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
