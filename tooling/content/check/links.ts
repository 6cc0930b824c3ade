import { paths } from '@guide/contracts/site';
import type { PackFile } from '../pack';
import { type Checked, isObject, type Loose, listOf, quoted } from './findings';

/** What other records may name. */
interface Targets {
  listings: Map<unknown, Loose>;
  pubs: Map<unknown, Loose>;
  areas: Set<unknown>;
}

/** Reports names and ids without their record, links without a page, and missing default texts. */
export function checkLinks(pack: Checked): void {
  const byId = (file: PackFile) => new Map(pack.list(file).map(([entry]) => [entry.id as unknown, entry]));
  const areas = new Set(pack.list('areas.json').map(([{ name }]) => name as unknown));
  const targets: Targets = { listings: byId('listings.json'), pubs: byId('pubs.json'), areas };
  checkAreas(pack, targets);
  checkPubs(pack, targets);
  checkMenus(pack, targets);
  checkPages(pack, targets);
  checkHome(pack, targets);
  checkDefaults(pack);
}

function checkAreas(pack: Checked, { areas }: Targets): void {
  const hint = `The areas are ${[...areas].map(String).join(', ')}.`;
  const check = (file: PackFile, at: (string | number)[], name: unknown) => {
    if (typeof name !== 'string' || areas.has(name)) return;
    pack.report(
      'wrong',
      file,
      at,
      `The area ${quoted(name)} is not in areas.json. Add it there, or choose another. ${hint}`,
    );
  };
  for (const file of ['listings.json', 'pubs.json'] as const)
    for (const [{ area }, index] of pack.list(file)) check(file, [index, 'area'], area);
  const { menus, samples } = pack.object('site.json');
  listOf(menus?.areas).forEach((name, index) => {
    check('site.json', ['menus', 'areas', index], name);
  });
  check('site.json', ['samples', 'area'], samples?.area);
  const texts = pack.object('generic.json').areas;
  for (const name of Object.keys(isObject(texts) ? texts : {}))
    if (name !== 'default' && !areas.has(name))
      pack.report(
        'doubtful',
        'generic.json',
        ['areas', name],
        `${quoted(name)} is not an area of areas.json: its texts are never shown.`,
      );
}

function checkPubs(pack: Checked, { pubs }: Targets): void {
  const listed = new Set<unknown>();
  for (const [{ pubId, category, name }, index] of pack.list('listings.json')) {
    if (pubId === undefined) continue;
    const at = [index, 'pubId'];
    if (!pubs.has(pubId))
      pack.report(
        'wrong',
        'listings.json',
        at,
        `pubId ${pubId} of ${quoted(name)} is not in pubs.json. Add the pub there, or remove pubId.`,
      );
    else if (listed.has(pubId))
      pack.report(
        'wrong',
        'listings.json',
        at,
        `pubId ${pubId} is already that of another listing. Give each pub one listing.`,
      );
    if (category !== 'pub')
      pack.report(
        'wrong',
        'listings.json',
        at,
        `${quoted(name)} has a pubId, but the category ${quoted(category)}. Write "pub", or remove pubId.`,
      );
    listed.add(pubId);
  }
  for (const [{ id, name }, index] of pack.list('pubs.json'))
    if (id !== undefined && !listed.has(id))
      pack.report(
        'wrong',
        'pubs.json',
        [index, 'id'],
        `${quoted(name)} has no listing: add one to listings.json with "pubId": ${id}.`,
      );
}

/** Reports what keeps a path from being a page, or nothing. */
function linkFault(pack: Checked, to: string, { listings, pubs }: Targets): string | undefined {
  if (to.startsWith('https://')) return undefined;
  const [pathname = ''] = to.split(/[?#]/);
  const [, kind, id] = /^\/(attraction|restaurant|pub)\/(\d+)$/.exec(pathname) ?? [];
  if (kind === 'pub') return pubs.has(Number(id)) ? undefined : `pubs.json has no pub ${id}`;
  if (kind) {
    const listing = listings.get(Number(id));
    if (!listing) return `listings.json has no place ${id}`;
    // A pub without its own record has the page of a place.
    const isPlain = kind === 'attraction' && listing.category === 'pub' && listing.pubId === undefined;
    return listing.category === kind || isPlain ? undefined : `place ${id} is ${quoted(listing.category)}`;
  }
  const { slug, fixedPages } = pack.object('site.json');
  const pages = Object.values(paths(String(slug))).filter((page) => typeof page === 'string');
  const known = [...pages.map((page) => page.split('#')[0]), ...listOf(fixedPages).map((page) => page?.path)];
  return known.includes(pathname) ? undefined : 'the guide has no such page';
}

function checkMenus(pack: Checked, targets: Targets): void {
  const { menus } = pack.object('site.json');
  for (const [menu, items] of Object.entries(isObject(menus) ? menus : {}))
    listOf(items).forEach((item, index) => {
      if (typeof item?.to !== 'string') return;
      const fault = linkFault(pack, item.to, targets);
      if (!fault) return;
      const at = ['menus', menu, index, 'to'];
      pack.report(
        'wrong',
        'site.json',
        at,
        `The menu entry ${quoted(item.label)} leads to ${quoted(item.to)}, but ${fault}. Correct or remove it.`,
      );
    });
}

function checkPages(pack: Checked, { listings }: Targets): void {
  const expect = (file: PackFile, at: (string | number)[], id: unknown, what: string) => {
    if (Number.isInteger(id) && !listings.has(id))
      pack.report(
        'wrong',
        file,
        at,
        `${what} names place ${id}, which is not in listings.json. Remove it, or name another.`,
      );
  };
  listOf(pack.object('site.json').fixedPages).forEach((page, index) => {
    expect(
      'site.json',
      ['fixedPages', index, 'listingId'],
      page?.listingId,
      `The page ${quoted(page?.path)}`,
    );
  });
  for (const [id, { title, nearbyAttractions }] of pack.entries('attractions.json')) {
    expect('attractions.json', [id], Number(id), `The page ${quoted(title)}`);
    listOf(nearbyAttractions).forEach((nearby, index) => {
      expect('attractions.json', [id, 'nearbyAttractions', index], nearby, quoted(title));
    });
  }
  for (const [{ attractionId, altText }, index] of pack.list('photos.json'))
    expect('photos.json', [index, 'attractionId'], attractionId, `The photo ${quoted(altText)}`);
  const { samples } = pack.object('site.json');
  const names = [...listings.values()].map(({ name }) => name);
  if (samples?.attraction && names.length > 0 && !names.includes(samples.attraction))
    pack.report(
      'doubtful',
      'site.json',
      ['samples', 'attraction'],
      `${quoted(samples.attraction)} is not a place of listings.json.`,
    );
}

const ON_TABS = { attractions: 'attraction', restaurants: 'restaurant', pubs: 'pub' } as const;

function checkHome(pack: Checked, { listings }: Targets): void {
  const { experiences } = pack.object('home.json');
  for (const [tab, category] of Object.entries(ON_TABS))
    listOf(experiences?.[tab]).forEach((id, index) => {
      const listing = listings.get(id);
      if (listing?.category === category) return;
      const fault = listing ? `is ${quoted(listing.category)}` : 'is not in listings.json';
      pack.report(
        'wrong',
        'home.json',
        ['experiences', tab, index],
        `Place ${id} on the tab "${tab}" ${fault}. Name a place with the category "${category}".`,
      );
    });
}

function checkDefaults(pack: Checked): void {
  const generic = pack.object('generic.json');
  for (const key of ['subcategories', 'areas'])
    if (isObject(generic[key]) && !generic[key].default)
      pack.report(
        'wrong',
        'generic.json',
        [key],
        `${key} has no texts under "default", which every other place needs. Add them.`,
      );
}
