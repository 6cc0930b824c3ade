import type { Fetch, Listing } from '@guide/contracts/api';
import { createSearch, type Search, type SearchTerms } from '@guide/contracts/search';
import { HttpError, type Language } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { loadProjection, storeConfirmation, storeProjection } from '../data/projection';
import { findTerms, termsStoredAt, toSearchTerms } from '../data/terms';
import { fetchListings, type ListingsResponse } from './fetchListings';
import { readListings } from './readListings';
import { createTranslations } from './translations';

/** New listings are searchable within 31 s, even if discover takes 10 s to respond. */
const REFRESH_INTERVAL_MS = 20_000;
const FIRST_LOAD_RETRY_MS = 1000;

/** Keeps a copy of discover's listings in memory and in the database, which stays searchable during outages of both. */
export function createProjection(
  app: FastifyInstance,
  fetchDiscover?: Fetch,
  refreshMs = REFRESH_INTERVAL_MS,
  firstTerms: SearchTerms = { synonyms: [], calendar: { clockChanges: [], bankHolidays: [] } },
) {
  const translations = createTranslations(app);
  let search: Search | undefined;
  let listings: Listing[] = [];
  let terms = firstTerms;
  let termsAt: Date | undefined;
  let etag = '';
  let confirmedAt: number | undefined;
  let unstored: ListingsResponse | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const logFailure = async (action: string, step: () => Promise<void>) => {
    try {
      await step();
    } catch (error) {
      app.log.warn(`The projection could not be ${action}: ${(error as Error).message}`);
    }
  };

  const apply = (response: ListingsResponse) => {
    listings = readListings(response.text);
    search = createSearch(listings, terms);
    etag = response.etag;
  };

  const load = async () => {
    const stored = await loadProjection(await app.database());
    if (!stored) return;
    apply(stored);
    confirmedAt = performance.now() - Math.max(0, Date.now() - stored.confirmedAt.getTime());
  };

  const store = async (at: Date) => {
    const db = await app.database();
    const response = unstored;
    if (!response) return storeConfirmation(db, at);
    await storeProjection(db, response, at);
    if (unstored === response) unstored = undefined;
  };

  /** Reads the terms again after an import. */
  const refreshTerms = async () => {
    const db = await app.database();
    const storedAt = await termsStoredAt(db);
    if (storedAt === undefined || storedAt.getTime() === termsAt?.getTime()) return;
    const stored = await findTerms(db);
    if (!stored) return;
    terms = toSearchTerms(stored);
    termsAt = storedAt;
    translations.expire();
    if (search) search = createSearch(listings, terms);
  };

  const refresh = async () => {
    await logFailure('refreshed', refreshTerms);
    await logFailure('translated', translations.readAll);
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
    terms: (): SearchTerms => terms,
    start: refreshAndSchedule,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    refresh,
    /** @throws {HttpError} 503 until the first listings are loaded */
    search(): Search {
      if (search) return search;
      const error = new HttpError(503, 'UNAVAILABLE', 'The search has no listings yet.');
      error.retryAfter = 2;
      throw error;
    },
    /** The search in a language. @returns undefined without its texts, or before the first listings */
    inLanguage: async (language: Language | undefined) =>
      language && search ? translations.get(language, { listings, terms }) : undefined,
    size: () => search?.size ?? 0,
    /** Seconds since discover confirmed the listings; null before the first confirmation. */
    ageSeconds: () =>
      confirmedAt === undefined ? null : Math.round((performance.now() - confirmedAt) / 1000),
  };
}
