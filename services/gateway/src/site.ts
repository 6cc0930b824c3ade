import { offersOf } from '@guide/contracts/city';
import { cityClocks, type Site } from '@guide/contracts/site';
import { type Availability, type Pack, type PackContent, seedFiles } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';

/** The files of a pack that a site is made from. */
const FILES = ['site.json', 'listings.json', 'pubs.json', 'credits.json'] as const;
type Contents = [
  PackContent<'site.json'>,
  PackContent<'listings.json'>,
  PackContent<'pubs.json'>,
  PackContent<'credits.json'>,
];

/** A site without the clock changes, which depend on the time. */
type StoredSite = Omit<Site, 'clockChanges'>;

function storedSiteOf(...[file, listings, pubs, { texts, data, photos }]: Contents): StoredSite {
  const hasCredits = texts.length + data.length + photos.length > 0;
  return { ...file, offers: offersOf(listings, pubs), ...(hasCredits && { textCredits: texts }) };
}

const servedSiteOf = (site: StoredSite): Site => ({ ...site, clockChanges: cityClocks(site.timeZone) });

/** Reads a pack's site, and adds the clock changes of its time zone, what the pack has, and the credits of texts. */
export async function readSite(pack: Pack): Promise<Site> {
  const contents = await Promise.all(FILES.map(async (file) => (await pack.read(file)).content));
  return servedSiteOf(storedSiteOf(...(contents as unknown as Contents)));
}

/** `storedAt` changes with each import. */
const sites = (db: Db) => db.collection<{ _id: 'city'; site: StoredSite; storedAt: Date }>('site');

/** Stores the site of a pack, from which running gateways take it. */
export const seedSite = (db: Db, pack: Pack): Promise<void> =>
  seedFiles(db, pack, FILES, 1, async (...contents) => {
    const stored = { site: storedSiteOf(...contents), storedAt: new Date() };
    await sites(db).replaceOne({ _id: 'city' }, stored, { upsert: true });
  });

/** How soon running gateways show an imported site. */
const WATCH_INTERVAL_MS = 1000;

/**
 * Changes the fields of `site` when a pack is imported; all parts of the gateway have the same object.
 * @returns function that ends the watch
 */
export async function watchSite(
  db: Db,
  site: Site,
  onChange: () => void,
  availability: Pick<Availability, 'reportError'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => void> {
  const storedAt = async () =>
    (await sites(db).findOne({ _id: 'city' }, { projection: { storedAt: 1 } }))?.storedAt.getTime();
  let shownAt = await storedAt().catch(() => undefined);
  const refresh = async () => {
    if ((await storedAt()) === shownAt) return;
    const stored = await sites(db).findOne({ _id: 'city' });
    if (!stored) return;
    const next = servedSiteOf(stored.site);
    for (const key of Object.keys(site)) if (!(key in next)) delete site[key as keyof Site];
    Object.assign(site, next);
    shownAt = stored.storedAt.getTime();
    onChange();
  };
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(async () => {
      await refresh().catch((error) => {
        if (!availability.reportError(error)) log.warn(`The site could not be read: ${error.message}`);
      });
      schedule();
    }, WATCH_INTERVAL_MS).unref();
  };
  schedule();
  return () => clearTimeout(timer);
}

const DAY_MS = 86_400_000;

/** Warns when the list of bank holidays ends within a year. @param now - ms since 1970 */
export function holidayWarning({ product, bankHolidays }: Site, now: number): string | null {
  const last = bankHolidays.toSorted().at(-1);
  if (last === undefined || Date.parse(last) - now >= 365 * DAY_MS) return null;
  return `The bank holidays of ${product} end on ${last}: later ones have the hours of usual days. Add them to bankHolidays in the city pack's site.json, and moveable holidays such as Easter Sunday to holidays.`;
}
