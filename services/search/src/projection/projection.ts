import type { Fetch } from '@guide/contracts/api';
import type { Synonym } from '@guide/contracts/api/schemas';
import { createSearch, type Search } from '@guide/contracts/search';
import { HttpError } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { loadProjection } from '../data/loadProjection';
import { storeConfirmation, storeProjection } from '../data/storeProjection';
import { fetchListings, type ListingsAnswer } from './fetchListings';
import { readListings } from './readListings';

/** Fresh listings are searchable within 31 s, also when discover needs 10 s to respond. */
const REFRESH_INTERVAL_MS = 20_000;
/** Pause before the next attempt while there is nothing to search. */
const FIRST_LOAD_RETRY_MS = 1000;

/**
 * The service's own copy of the listings: in memory, stored in its database, refreshed from the discover service
 * at start and every 20 s. It answers while discover, the database, or both are away.
 * @param fetchDiscover without it, only what is stored is searched
 * @param refreshMs pause between two refreshes
 * @param synonyms the pack's, for suggestions
 */
export function createProjection(
  app: FastifyInstance,
  fetchDiscover?: Fetch,
  refreshMs = REFRESH_INTERVAL_MS,
  synonyms: readonly Synonym[] = [],
) {
  let search: Search | undefined;
  let etag = '';
  /** When it was last known to be what discover's database holds, ms of the monotonic clock. */
  let confirmedAt: number | undefined;
  /** What is not in the database yet. */
  let unstored: ListingsAnswer | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const logFailure = async (what: string, step: () => Promise<void>) => {
    try {
      await step();
    } catch (error) {
      app.log.warn(`The projection could not be ${what}: ${(error as Error).message}`);
    }
  };

  const apply = (answer: ListingsAnswer) => {
    search = createSearch(readListings(answer.text), synonyms);
    etag = answer.etag;
  };

  const load = async () => {
    const found = await loadProjection(await app.database());
    if (!found) return;
    apply(found);
    confirmedAt = performance.now() - Math.max(0, Date.now() - found.confirmedAt.getTime());
  };

  const store = async (at: Date) => {
    const db = await app.database();
    const answer = unstored;
    if (!answer) return storeConfirmation(db, at);
    await storeProjection(db, answer, at);
    if (unstored === answer) unstored = undefined;
  };

  const refresh = async () => {
    if (!fetchDiscover) return;
    const { changed, ageSeconds } = await fetchListings(fetchDiscover, search && etag);
    if (changed) {
      apply(changed);
      unstored = changed;
    }
    const at = new Date(Date.now() - ageSeconds * 1000);
    confirmedAt = performance.now() - ageSeconds * 1000;
    await logFailure('stored', () => store(at));
  };

  const refreshAndSchedule = async () => {
    if (!search) await logFailure('loaded', load);
    await logFailure('refreshed', refresh);
    if (!stopped) timer = setTimeout(refreshAndSchedule, search ? refreshMs : FIRST_LOAD_RETRY_MS).unref();
  };

  return {
    start: refreshAndSchedule,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    refresh,
    /** @throws {HttpError} 503 while there has never been anything to search */
    search(): Search {
      if (search) return search;
      const error = new HttpError(503, 'UNAVAILABLE', 'The search has no listings yet.');
      error.retryAfter = 2;
      throw error;
    },
    size: () => search?.size ?? 0,
    /** Seconds since it was what discover's database held; null when that was never known. */
    ageSeconds: () =>
      confirmedAt === undefined ? null : Math.round((performance.now() - confirmedAt) / 1000),
  };
}
