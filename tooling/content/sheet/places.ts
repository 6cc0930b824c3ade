import { isObject, type Loose, listOf } from '../check/findings';
import type { PackFile, ParsedFile } from '../pack';
import type { PartName } from './columns';

/** Files with records about places. */
export const PLACE_FILES = [
  'listings.json',
  'pubs.json',
  'facts.json',
  'texts.json',
  'attractions.json',
  'photos.json',
] as const satisfies PackFile[];

/** The records about one place, by part; a part without a record is absent. */
export type Place = Partial<Record<PartName, Record<string, Loose>>>;

/** Records by part, and those of no place, which stay as they are. */
export interface Places {
  places: Place[];
  /** Pubs and pictures that belong to no listing. */
  others: { pubs: Loose[]; photos: Loose[] };
  /** Records by id whose listing does not exist. */
  orphans: Record<'facts' | 'texts' | 'page', Record<string, Loose>>;
}

const GALLERY: PartName[] = ['photo1', 'photo2', 'photo3'];
const BY_ID = { facts: 'facts.json', texts: 'texts.json', page: 'attractions.json' } as const;

/** Joins the records about each place. */
export function joinPlaces(files: Record<PackFile, ParsedFile>): Places {
  const list = (file: PackFile) => listOf(files[file].content);
  const [pubs, photos] = [list('pubs.json'), list('photos.json')];
  const used = new Set<Loose>();
  const places = list('listings.json').map((listing): Place => {
    const place: Place = { place: listing };
    const pub = pubs.find(({ id }) => listing.pubId !== undefined && id === listing.pubId);
    if (pub && !used.has(pub)) place.pub = pub;
    used.add(pub);
    const gallery = photos.filter(({ attractionId }) => attractionId === listing.id).slice(0, GALLERY.length);
    gallery.forEach((photo, index) => {
      used.add(photo);
      place[GALLERY[index]!] = photo;
    });
    for (const [part, file] of Object.entries(BY_ID) as [keyof typeof BY_ID, PackFile][]) {
      const record = isObject(files[file].content) ? files[file].content[listing.id] : undefined;
      if (isObject(record)) place[part] = record;
    }
    return place;
  });
  const ids = new Set(places.map(({ place }) => String(place!.id)));
  const orphansOf = (file: PackFile) =>
    Object.fromEntries(Object.entries(files[file].content ?? {}).filter(([id]) => !ids.has(id)));
  return {
    places,
    others: {
      pubs: pubs.filter((pub) => !used.has(pub)),
      photos: photos.filter((photo) => !used.has(photo)),
    },
    orphans: { facts: orphansOf(BY_ID.facts), texts: orphansOf(BY_ID.texts), page: orphansOf(BY_ID.page) },
  };
}

/** The contents of the files with these places; records keep the order of the earlier files. */
export function splitPlaces(
  { places, others, orphans }: Places,
  before: Record<PackFile, ParsedFile>,
): Record<(typeof PLACE_FILES)[number], unknown> {
  const part = (name: PartName) => places.flatMap((place) => place[name] ?? []);
  const inOrder = (file: PackFile, records: Loose[]) => {
    const order = new Map(listOf(before[file].content).map((record, index) => [record?.id, index]));
    const positionOf = ({ id }: Loose) => order.get(id) ?? Number.POSITIVE_INFINITY;
    // Two infinite positions differ by NaN, which counts as equal.
    return records.toSorted((one, other) => positionOf(one) - positionOf(other) || 0);
  };
  const byId = (name: 'facts' | 'texts' | 'page') => {
    const records = new Map(
      places.flatMap((place) => (place[name] ? [[String(place.place!.id), place[name]]] : [])) as [
        string,
        Loose,
      ][],
    );
    return { ...orphans[name], ...Object.fromEntries(records) };
  };
  return {
    'listings.json': inOrder('listings.json', part('place')),
    'pubs.json': inOrder('pubs.json', [...others.pubs, ...part('pub')]),
    'facts.json': byId('facts'),
    'texts.json': byId('texts'),
    'attractions.json': byId('page'),
    'photos.json': inOrder('photos.json', [...others.photos, ...GALLERY.flatMap(part)]),
  };
}
