import type { ChipCounts } from '@guide/contracts/api';
import type { WalkLimit } from '@guide/contracts/place';

const PAGE_SIZE = 24;
/** Earlier pages are dropped beyond this number. */
export const MAX_PAGES_SHOWN = 4;

/** One page of a filtered list. */
export interface ListPage<Card> {
  cards: Card[];
  /** Number of cards before the current page. */
  earlierCount: number;
  /** All that match, on every page. */
  ids: number[];
  total: number;
  page: number;
  pages: number;
  counts: ChipCounts;
  limit: WalkLimit | null;
}

/** @param requested - page number, from 1; beyond the last page it is the last */
export function listPage<Card extends { id: number }>(
  chosen: readonly Card[],
  requested: number,
): Omit<ListPage<Card>, 'counts' | 'limit'> {
  const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
  const page = Math.min(requested, pages);
  const firstPage = Math.max(0, page - MAX_PAGES_SHOWN);
  return {
    cards: chosen.slice(firstPage * PAGE_SIZE, page * PAGE_SIZE),
    earlierCount: (page - 1 - firstPage) * PAGE_SIZE,
    ids: chosen.map(({ id }) => id),
    total: chosen.length,
    page,
    pages,
  };
}
