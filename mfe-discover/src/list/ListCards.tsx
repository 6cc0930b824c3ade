import { i18n } from '@guide/contracts/texts';
import { ButtonLink, Grid } from '@guide/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ListCards.module.css';
import { type ListPage, MAX_PAGES_SHOWN } from './listPage';

const PRIORITY_COUNT = 3;

interface ListCardsProps<Card> {
  /** Accessible name of the list. */
  label: string;
  view: ListPage<Card>;
  busy: boolean;
  pathOf(page: number): string;
  /** @param priority - whether its picture is in the first view */
  card(place: Card, priority: boolean): ReactNode;
}

/** List with "Show more", which focuses the first new card (LIST-04). */
export function ListCards<Card>({ label, view, busy, pathOf, card }: ListCardsProps<Card>) {
  const { cards, earlierCount, total, page, pages } = view;
  const list = useRef<HTMLDivElement>(null);
  const isGrowing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when `page` changes.
  useEffect(() => {
    if (!isGrowing.current) return;
    isGrowing.current = false;
    const first = list.current?.querySelectorAll('article')[earlierCount];
    first?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
  }, [page]);
  return (
    <div ref={list} aria-busy={busy}>
      {page > MAX_PAGES_SHOWN && (
        <p className={styles.more} data-print="hide">
          <ButtonLink to={pathOf(page - MAX_PAGES_SHOWN)} rel="prev" variant="line">
            {i18n.t('Show earlier')}
          </ButtonLink>
        </p>
      )}
      <Grid label={label}>{cards.map((place, index) => card(place, index < PRIORITY_COUNT))}</Grid>
      {page < pages && (
        <p className={styles.more} data-print="hide">
          <span>{i18n.t('{count} of {total} shown', { count: cards.length, total })}</span>
          <ButtonLink
            to={pathOf(page + 1)}
            rel="next"
            variant="line"
            onClick={() => {
              isGrowing.current = true;
            }}
          >
            {i18n.t('Show more')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
