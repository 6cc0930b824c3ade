import type { Point } from '@guide/contracts/place';
import { ButtonLink, Grid } from '@guide/ui';
import { useEffect, useRef } from 'react';
import { ListingCard } from '../../listing/ListingCard';
import styles from './AttractionCards.module.css';
import { type ListView, MAX_PAGES_SHOWN } from './listView';

/** Pictures of the first row. */
const PRIORITY_COUNT = 3;

interface AttractionCardsProps {
  view: ListView;
  /** The visitor's position, for distances. */
  from: Point | null;
  /** New cards are being rendered. */
  busy: boolean;
  pathOf(page: number): string;
}

/** LIST-04. "Show more" extends the list and focuses the first new card. */
export function AttractionCards({ view, from, busy, pathOf }: AttractionCardsProps) {
  const { cards, seen, total, page, pages } = view;
  const list = useRef<HTMLDivElement>(null);
  const isGrowing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page grows.
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
        {cards.map((listing, index) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            level={2}
            priority={index < PRIORITY_COUNT}
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
