import { offersOf } from '@guide/contracts/city';
import { amountAffixes } from '@guide/contracts/place';
import { cityClocks, type Site } from '@guide/contracts/site';
import {
  type Availability,
  type Pack,
  type PackContent,
  seedFiles,
  type Translations,
} from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import {
  createSites,
  languagesOf,
  type SiteLanguages,
  type Sites,
  siteLanguagesOf,
  TRANSLATED,
} from './siteLanguages';

/** The files of a pack that a site is made from. */
const FILES = ['site.json', 'listings.json', 'pubs.json', 'credits.json', 'areas.json'] as const;
type Contents = [
  PackContent<'site.json'>,
  PackContent<'listings.json'>,
  PackContent<'pubs.json'>,
  PackContent<'credits.json'>,
  PackContent<'areas.json'>,
  Translations<(typeof TRANSLATED)[number]>,
];

/** A site without the clock changes, which depend on the time. */
type StoredSite = Omit<Site, 'clockChanges'>;

interface Stored {
  site: StoredSite;
  languages: SiteLanguages;
}

function storedOf(...[file, listings, pubs, credits, areas, translations]: Contents): Stored {
  const { texts, data, photos } = credits;
  const hasCredits = texts.length + data.length + photos.length > 0;
  const languages = siteLanguagesOf(file, listings, areas, translations);
  const site = {
    ...file,
    offers: offersOf(listings, pubs),
    ...(hasCredits && { textCredits: texts }),
    ...languagesOf(Object.keys(languages)),
  };
  return { site, languages };
}

function servedSiteOf(site: StoredSite): Site {
  const amount = amountAffixes(site);
  return { ...site, clockChanges: cityClocks(site.timeZone), ...(amount && { amount }) };
}

/** Reads a pack's site in all languages, and adds the clock changes of its time zone, what the pack has, and the credits of texts. */
export async function readSites(pack: Pack): Promise<Sites> {
  const contents = await Promise.all(FILES.map(async (file) => (await pack.read(file)).content));
  const translations = await Promise.all(
    TRANSLATED.map(async (file) => {
      const read = await pack.readTexts(file);
      return [file, new Map(read.map(({ language, texts }) => [language, texts]))];
    }),
  );
  const all = [...contents, Object.fromEntries(translations)] as unknown as Contents;
  const { site, languages } = storedOf(...all);
  return createSites(servedSiteOf(site), languages);
}

/** Reads a pack's site in English. */
export const readSite = async (pack: Pack): Promise<Site> => (await readSites(pack)).english;

/** `storedAt` changes with each import. */
const sites = (db: Db) => db.collection<Stored & { _id: 'city'; storedAt: Date }>('site');

/** Stores the site of a pack, from which running gateways take it. */
export const seedSite = (db: Db, pack: Pack): Promise<void> =>
  seedFiles(
    db,
    pack,
    FILES,
    1,
    async (...contents) => {
      const stored = { ...storedOf(...contents), storedAt: new Date() };
      await sites(db).replaceOne({ _id: 'city' }, stored, { upsert: true });
    },
    TRANSLATED,
  );

/** How soon running gateways show an imported site. */
const WATCH_INTERVAL_MS = 1000;

/**
 * Changes the fields of the English site, and the other languages, when a pack is imported; all parts of the gateway have
 * the same objects.
 * @returns function that ends the watch
 */
export async function watchSite(
  db: Db,
  shown: Sites,
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
    shown.replace(servedSiteOf(stored.site), stored.languages ?? {});
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
