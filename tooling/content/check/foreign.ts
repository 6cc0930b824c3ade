import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { slugify } from '@guide/contracts/site';
import { type Checked, isObject, type Loose, listOf, quoted } from './findings';

const BY_ID = ['facts.json', 'texts.json', 'attractions.json'] as const;

/** Reports records of another place that stayed under an id when the id got a new place. */
export async function checkForeign(pack: Checked): Promise<void> {
  const names = new Map(pack.list('listings.json').map(([{ id, name }]) => [String(id), String(name)]));
  const categories = new Map(pack.list('listings.json').map(([{ id, category }]) => [String(id), category]));
  for (const [id, { title }] of pack.entries('attractions.json'))
    if (typeof title === 'string' && names.has(id) && !haveCommonWord(title, names.get(id)!))
      pack.report(
        'doubtful',
        'attractions.json',
        [id, 'title'],
        `The page of place ${id} is about ${quoted(title)}, but the place is ${quoted(names.get(id))}. Correct the id, or write its page.`,
      );
  for (const [{ id, pubId, name }, index] of pack.list('listings.json')) {
    const pub =
      pubId === undefined ? undefined : pack.list('pubs.json').find(([entry]) => entry.id === pubId)?.[0];
    if (typeof pub?.name === 'string' && !haveCommonWord(pub.name, String(name)))
      pack.report(
        'doubtful',
        'listings.json',
        [index, 'pubId'],
        `Place ${id} is ${quoted(name)}, but pub ${pubId} is ${quoted(pub.name)}. Correct pubId.`,
      );
  }
  for (const [id, { station, cuisine }] of pack.entries('facts.json')) {
    if (cuisine && categories.get(id) === 'attraction')
      pack.report(
        'doubtful',
        'facts.json',
        [id, 'cuisine'],
        `${quoted(names.get(id))} is an attraction with a cuisine: these may be the facts of another place.`,
      );
    checkStation(pack, id, station?.name);
  }
  await compareWithOtherCities(pack, names);
}

/** The station of the facts is one of those that the listing names. */
function checkStation(pack: Checked, id: string, station: unknown): void {
  const listing = pack.list('listings.json').find(([entry]) => String(entry.id) === id)?.[0];
  const stations = listOf(listing?.stations).map(String);
  if (typeof station !== 'string' || stations.length === 0) return;
  if (!stations.some((name) => name.startsWith(station)))
    pack.report(
      'doubtful',
      'facts.json',
      [id, 'station'],
      `The station ${quoted(station)} is not one of ${quoted(listing.name)} (${stations.join(', ')}): these may be the facts of another place.`,
    );
}

const wordsOf = (name: string) =>
  slugify(name)
    .split('-')
    .filter((word) => word.length > 2 && word !== 'the' && word !== 'and');

/** Names without Latin letters have no comparable words. */
function haveCommonWord(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.length === 0 || others.length === 0 || words.some((word) => others.includes(word));
}

/** Compares with the packs in the same folder, from one of which this pack may be a copy. */
async function compareWithOtherCities(pack: Checked, names: Map<string, string>): Promise<void> {
  const cities = path.dirname(pack.folder);
  const folders = (await readdir(cities, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name: city } of folders) {
    const folder = path.join(cities, city);
    if (folder === pack.folder) continue;
    const listings = listOf(await readJson(folder, 'listings.json'));
    const other = new Map(listings.map((entry) => [String(entry?.id), String(entry?.name)]));
    if (other.size === 0) continue;
    for (const file of BY_ID) {
      const records = await readJson(folder, file);
      if (!isObject(records)) continue;
      for (const [id, record] of pack.entries(file))
        if (names.has(id) && names.get(id) !== other.get(id) && isSame(record, records[id]))
          pack.report(
            'doubtful',
            file,
            [id],
            `Place ${id}, ${quoted(names.get(id))}, has the values of ${quoted(other.get(id))} in ${city}. Write its own, or remove them.`,
          );
    }
  }
}

/** Small records may be equal by chance. */
const isSame = (one: Loose, other: unknown) => Object.keys(one).length > 2 && isDeepStrictEqual(one, other);

const readJson = (folder: string, file: string): Promise<unknown> =>
  readFile(path.join(folder, file), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
