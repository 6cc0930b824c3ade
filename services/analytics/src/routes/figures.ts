import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Counting } from '../counting/counting';
import { latestOf } from '../counting/dayCounter';
import type { Pages } from '../pages';

const MINUTE_MS = 60_000;

/** The specified calls of the dashboard: all views by page and by listing, and the latest views. */
export function figures(app: FastifyInstance, pages: Pages, current: () => Promise<Counting>): void {
  const mostViewed = async () =>
    [...(await current()).allViews()]
      .map(([path, count]) => ({ path, count }))
      .sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1));

  // API-13. All of them: the dashboard adds them up.
  route(app, operations.topPages, mostViewed);

  // API-14. A listing's views are those of `/attraction/{id}` and of its fixed page together.
  route(app, operations.popularListings, async () => {
    const counts = new Map<number, number>();
    for (const { path, count } of await mostViewed()) {
      const id = pages.listingOf(path);
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + count);
    }
    return [...counts]
      .map(([listingId, count]) => ({ listingId, count }))
      .sort((a, b) => b.count - a.count || a.listingId - b.listingId);
  });

  // D-20: newest first, the time rounded down to the minute.
  route(app, operations.recentVisits, async () => {
    const counting = await current();
    const parts = await counting.partsOf(await app.database(), counting.days().slice(-2));
    return latestOf(parts.flatMap(({ latest }) => latest)).map(({ page, at, ...rest }) => ({
      path: page,
      at: new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
      ...rest,
    }));
  });
}
