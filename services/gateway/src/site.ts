import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { offersOf, type SiteFile } from '@guide/contracts/city';
import { cityClocks, type Site } from '@guide/contracts/site';
import { type Pack, seedFiles } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import type { Static } from 'typebox';

/** Reads `site.json`, and adds the clock changes of its time zone and what the pack has. */
export async function readSite(cityFolder: string): Promise<Site> {
  const read = async (name: string) => JSON.parse(await readFile(path.join(cityFolder, name), 'utf8'));
  const [file, listings, pubs] = await Promise.all(['site.json', 'listings.json', 'pubs.json'].map(read));
  return { ...file, clockChanges: cityClocks(file.timeZone), offers: offersOf(listings, pubs) };
}

interface StoredSite {
  _id: 'city';
  file: Static<typeof SiteFile>;
  offers: Site['offers'];
  /** Changes with each import. */
  storedAt: Date;
}

const sites = (db: Db) => db.collection<StoredSite>('site');

/** Stores the site of a pack, from which running gateways take it. */
export const seedSite = (db: Db, pack: Pack): Promise<void> =>
  seedFiles(db, pack, ['site.json', 'listings.json', 'pubs.json'], 1, async (file, listings, pubs) => {
    const stored = { file, offers: offersOf(listings, pubs), storedAt: new Date() };
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
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => void> {
  const storedAt = async () =>
    (await sites(db).findOne({ _id: 'city' }, { projection: { storedAt: 1 } }))?.storedAt.getTime();
  let shownAt = await storedAt();
  const refresh = async () => {
    if ((await storedAt()) === shownAt) return;
    const stored = await sites(db).findOne({ _id: 'city' });
    if (!stored) return;
    const { file, offers } = stored;
    const next: Site = { ...file, clockChanges: cityClocks(file.timeZone), offers };
    for (const key of Object.keys(site)) if (!(key in next)) delete site[key as keyof Site];
    Object.assign(site, next);
    shownAt = stored.storedAt.getTime();
    onChange();
  };
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(async () => {
      await refresh().catch((error) => log.warn(`The site could not be read: ${error.message}`));
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
