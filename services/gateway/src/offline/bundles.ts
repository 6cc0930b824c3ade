import { createHash } from 'node:crypto';
import type { Fetch, Listing, OfflineBundle, Release } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import { dataIn, ENGLISH } from '@guide/contracts/site';
import { unavailable } from '@guide/service-kit';
import { LRUCache } from 'lru-cache';
import { releaseId } from '../releases/records';
import { type BundleFilesOptions, createBundleFiles } from './bundleFiles';
import { EMPTY_PAGE, type EmptyPageOptions, emptyPage } from './emptyPage';

export const SEARCH_TERMS = '/app/search-terms';
/** The data behind every public call. Listings must come first. */
const DATA = [
  operations.listings.path,
  operations.pubs.path,
  operations.areas.path,
  operations.allPhotos.path,
  operations.allTexts.path,
  operations.allPageTexts.path,
  operations.homeTexts.path,
];

const FRESH_MS = 1000;
/** Of all languages. */
const MAX_BUNDLES = 50;

export type Releases = Record<string, Release>;

interface Wanted {
  releases: Releases;
  language: string;
}

export interface BundleContents extends EmptyPageOptions, Omit<BundleFilesOptions, 'shell'> {
  fetch: Fetch;
}

/**
 * Lists the files of the downloaded guide.
 * @returns function that gives the bundle of a visitor's releases in a language; cached, because creating one reads the
 * whole city
 */
export function createBundles(contents: BundleContents) {
  const files = createBundleFiles(contents);

  async function createBundle({ releases, language }: Wanted): Promise<OfflineBundle> {
    const urls = DATA.map((path) => dataIn(language, path));
    const [searchTerms, ...data] = await Promise.all([
      readSearchTerms(contents.fetch, language),
      ...urls.map((url) => readText(contents.fetch, url)),
    ]);
    // Modules without `offline`, such as the dashboard, need a connection.
    const offline = Object.values(releases).filter((release) => release.offline);
    const parts = await Promise.all([
      files.ofText(dataIn(language, EMPTY_PAGE), emptyPage(contents, releases, language), 'app'),
      files.ofShell(),
      files.ofShellTexts(language),
      ...offline.map(files.ofRelease),
      ...offline.map((release) => files.ofReleaseTexts(release, language)),
      ...urls.map((url, index) => files.ofText(url, data[index]!, 'places')),
      files.ofText(dataIn(language, SEARCH_TERMS), searchTerms, 'places'),
      files.ofPictures(),
    ]);
    const all = parts.flat();
    const id = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 20);
    const counts = countPlaces(JSON.parse(data[0]!));
    return { id, ...(language !== ENGLISH && { language }), files: all, counts };
  }

  const bundles = new LRUCache<string, OfflineBundle, Wanted>({
    max: MAX_BUNDLES,
    ttl: FRESH_MS,
    fetchMethod: (_key, _stale, { context }) => createBundle(context),
  });
  return async (releases: Releases, language: string): Promise<OfflineBundle> => {
    const ids = Object.values(releases).map(({ module, version }) => releaseId(module, version));
    return (await bundles.fetch(`${language} ${ids.sort().join()}`, { context: { releases, language } }))!;
  };
}

/** What the search on devices needs besides the listings. @returns {SearchTerms} as JSON */
export const readSearchTerms = (fetch: Fetch, language: string): Promise<string> =>
  readText(fetch, dataIn(language, operations.searchTerms.path));

async function readText(fetch: Fetch, url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw unavailable('The guide cannot be put together at the moment.', 5);
  return response.text();
}

function countPlaces(listings: Listing[]): OfflineBundle['counts'] {
  const count = (category: Listing['category']) =>
    listings.filter((listing) => listing.category === category).length;
  return { attractions: count('attraction'), restaurants: count('restaurant'), pubs: count('pub') };
}
