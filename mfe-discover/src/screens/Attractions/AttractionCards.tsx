import type { Point } from '@guide/contracts/place';
import { ButtonLink, Grid } from '@guide/ui';
import { useEffect, useRef } from 'react';
import { ListingCard } from '../../listing/ListingCard';
import styles from './AttractionCards.module.css';
import { type ListView, MAX_PAGES_SHOWN } from './listView';

const PRIORITY_COUNT = 3;

interface AttractionCardsProps {
  view: ListView;
  from: Point | null;
  busy: boolean;
  pathOf(page: number): string;
}

/** List with "Show more", which focuses the first new card (LIST-04). */
export function AttractionCards({ view, from, busy, pathOf }: AttractionCardsProps) {
  const { cards, earlierCount, total, page, pages } = view;
  const list = useRef<HTMLDivElement>(null);
  const isGrowing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when `page` changes.
  useEffect(() => {
    if (!isGrowing.current) return;
    isGrowing.current = false;
    const card = list.current?.querySelectorAll('article')[earlierCount];
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
