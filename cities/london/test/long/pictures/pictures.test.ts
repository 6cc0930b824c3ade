import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { catalogue } from '../../../pictures/catalogue';
import { render } from '../../../pictures/picture';
import { skyline } from '../../../pictures/skyline';

interface Photo {
  id: number;
  url: string;
  altText: string;
  caption: string;
  attractionId?: number;
  attribution: string;
  photographerName: string;
  photographerUrl: string;
  isFeatured: boolean;
  tags: string[];
  subject: number[];
}

const photos: Photo[] = JSON.parse(readFileSync(new URL('../../../photos.json', import.meta.url), 'utf8'));
const files = catalogue.map((picture) => ({ ...picture, svg: render(picture) }));

const galleries = [
  'tower-of-london',
  'london-eye',
  'buckingham-palace',
  'british-museum',
  'st-pauls-cathedral',
  'natural-history-museum',
  'westminster-abbey',
  'tate-modern',
];

const single = `tower-bridge big-ben hyde-park national-gallery science-museum victoria-and-albert-museum
  kensington-palace hampton-court-palace regents-park greenwich-park royal-observatory cutty-sark the-shard sky-garden
  shakespeares-globe borough-market covent-garden trafalgar-square piccadilly-circus kew-gardens tate-britain
  national-maritime-museum churchill-war-rooms hms-belfast the-monument banqueting-house st-jamess-park
  london-zoo`.split(/\s+/);

/** The further attractions, in the order of their listings from FIRST_FURTHER_ID. */
const further =
  `southbank-centre st-katharine-docks all-hallows-by-the-tower charles-dickens-museum british-library
  royal-academy-of-arts richmond-park ham-house kenwood-house hampstead-heath wallace-collection camden-market
  postal-museum st-johns-gate old-spitalfields-market christ-church-spitalfields brunel-museum surrey-docks-farm
  cleopatras-needle somerset-house chelsea-physic-garden saatchi-gallery portobello-road-market museum-of-brands
  columbia-road-flower-market museum-of-the-home chinatown london-transport-museum
  leadenhall-market barbican-centre`.split(/\s+/);
const FIRST_FURTHER_ID = 37;

const capsules = ['eye-capsule-shared', 'eye-capsule-private', 'eye-capsule-for-two'];

const featured = ['crown-jewels', 'changing-the-guard', 'poets-corner', 'eye-sunset'];

/** By listing id, from 101 on. */
const restaurants =
  `rules dishoom the-ivy sketch hawksmoor padella bao-soho duck-and-waffle st-john wiltons barrafina
  poppies restaurant-gordon-ramsay granger-and-co brat mildreds-camden moro the-golden-hind ciao-bella
  ottolenghi-spitalfields skylon goddards-at-greenwich ognisko the-cinnamon-club`.split(/\s+/);

/** By listing id, from 201 on. */
const pubs =
  `the-george-inn ye-olde-cheshire-cheese the-churchill-arms the-blackfriar the-french-house the-mayflower
  the-lamb the-spaniards-inn gordons-wine-bar the-holly-bush the-cross-keys sun-in-splendour the-old-blue-last
  the-angel the-dublin-castle fox-and-anchor the-flask the-barley-mow the-audley museum-tavern
  the-ship-and-shovell trafalgar-tavern`.split(/\s+/);

const areas =
  `westminster south-bank city-of-london kensington tower-hill bloomsbury covent-garden soho southwark camden
  greenwich hampstead mayfair chelsea notting-hill shoreditch marylebone rotherhithe embankment
  st-jamess`.split(/\s+/);

test('the pack has every picture the guide names, and no other', () => {
  const expected = [
    'hero-1',
    'hero-2',
    'hero-3',
    ...[...galleries, ...single, ...further].flatMap((name) => [name, `${name}-2`, `${name}-3`]),
    ...featured,
    ...capsules,
    ...restaurants.flatMap((name) => [name, `${name}-front`, `${name}-room`]),
    ...pubs.flatMap((name) => [name, `${name}-sign`, `${name}-inside`]),
    ...areas.map((name) => `area-${name}`),
  ];
  expect(catalogue.map(({ name }) => name).sort()).toEqual(expected.sort());
});

test('every picture is well-formed XML without stray numbers', () => {
  const { DOMParser } = new JSDOM().window;
  for (const { name, svg } of files) {
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect([name, parsed.querySelector('parsererror')?.textContent]).toEqual([name, undefined]);
    expect([name, svg.match(/NaN|undefined|Infinity|-?\d+e-\d|\d\.\d{4}/)?.[0]]).toEqual([name, undefined]);
  }
});

test('every picture is at most 10 KB gzip', () => {
  for (const { name, svg } of files) {
    expect([name, gzipSync(svg).length <= 10 * 1024]).toEqual([name, true]);
  }
});

test('no picture carries live text, script or a reference to elsewhere', () => {
  for (const { name, svg } of files) {
    expect([
      name,
      svg.match(/<text|<script|<style|<image|<foreignObject|href="(?!#)|\son[a-z]+=/i)?.[0],
    ]).toEqual([name, undefined]);
    expect([name, svg.match(/url\((?!#)/)?.[0]]).toEqual([name, undefined]);
  }
});

test('every picture says what is to be seen and keeps the shape of its place', () => {
  for (const { name, title, svg } of files) {
    expect(title.length).toBeGreaterThan(20);
    expect(svg.match(/<title>/g)).toHaveLength(1);
    const [width, height] = name.startsWith('hero-') ? [2400, 900] : [1200, 800];
    expect([name, svg.slice(0, 90)]).toEqual([
      name,
      expect.stringContaining(`viewBox="0 0 ${width} ${height}"`),
    ]);
  }
});

test('ids belong to one file, so that several pictures can stand inlined in one page', () => {
  for (const { name, svg } of files) {
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.startsWith(`${name}-`)).toBe(true);
    for (const [, used] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(used);
  }
  const all = files.flatMap(({ svg }) => [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
  expect(new Set(all).size).toBe(all.length);
});

const parser = new new JSDOM().window.DOMParser();
/** Parsing is slow, and most drawings are compared in several tests. */
const parsedOutlines = new Map<string, Set<string>>();

/**
 * The outlines of a drawing without its colours: what is left when somebody only repaints it. What the kit draws in a
 * group of its own (people, lamps, signs) stands in many pictures and does not count.
 */
function outlines(svg: string): Set<string> {
  const known = parsedOutlines.get(svg);
  if (known) return known;
  const root = parser.parseFromString(svg, 'image/svg+xml').documentElement;
  const found = new Set(
    [...root.children]
      .filter(({ tagName }) => tagName === 'path' || tagName === 'rect')
      .map((shape) => ['d', 'x', 'y', 'width', 'height'].map((name) => shape.getAttribute(name)).join(' ')),
  );
  parsedOutlines.set(svg, found);
  return found;
}

/** The share of the outlines of the simpler of two drawings that the other has, too. */
function shared(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((outline) => other.has(outline)).length;
  return common / Math.min(one.size, other.size);
}

test('the fronts of pubs and restaurants are houses of their own: no two share more than a tenth of their outlines', () => {
  const fronts = files
    .filter(({ name }) => pubs.includes(name) || restaurants.some((slug) => name === `${slug}-front`))
    .map(({ name, svg }) => ({ name, lines: outlines(svg) }));
  expect(fronts).toHaveLength(pubs.length + restaurants.length);
  const alike = fronts.flatMap(({ name, lines }, index) =>
    fronts
      .slice(index + 1)
      .filter((other) => shared(lines, other.lines) > 0.1)
      .map((other) => `${name} and ${other.name}`),
  );
  expect(alike).toEqual([]);
});

test.each([
  ['the-george-inn', 'timber galleries'],
  ['ye-olde-cheshire-cheese', 'narrow brick alley'],
  ['the-churchill-arms', 'flowers'],
  ['the-blackfriar', 'wedge'],
  ['the-french-house', 'French flags'],
  ['the-mayflower', 'jetty'],
  ['the-lamb', 'green Victorian tiles'],
  ['the-spaniards-inn', 'white weatherboarded'],
  ['gordons-wine-bar', 'vaults'],
  ['the-holly-bush', 'steps'],
  ['the-cross-keys', 'gilded keys'],
  ['sun-in-splendour', 'Portobello Road'],
  ['the-old-blue-last', 'brewery corner'],
  ['the-angel', 'balcony'],
  ['the-dublin-castle', 'concert bills'],
  ['fox-and-anchor', 'painted tiles'],
  ['the-flask', 'paved lane'],
  ['the-barley-mow', 'terrace'],
  ['the-audley', 'terracotta'],
  ['museum-tavern', 'columns of the British Museum'],
  ['the-ship-and-shovell', 'facing each other'],
  ['trafalgar-tavern', 'bow windows'],
  ['restaurant-gordon-ramsay-front', 'plain grey front'],
  ['granger-and-co-front', 'yellow awnings'],
  ['brat-front', 'first-floor room'],
  ['mildreds-camden-front', 'canal'],
  ['moro-front', 'Exmouth Market'],
  ['the-golden-hind-front', 'gilded ship'],
  ['ciao-bella-front', 'pavement tables'],
  ['ottolenghi-spitalfields-front', 'meringues'],
  ['skylon-front', 'Royal Festival Hall'],
  ['goddards-at-greenwich-front', 'masts of the Cutty Sark'],
  ['ognisko-front', 'Polish Hearth Club'],
  ['the-cinnamon-club-front', 'Westminster Library'],
])('%s shows what it is known by: %s', (name, feature) => {
  expect(files.find((picture) => picture.name === name)!.title).toContain(feature);
});

test('drawing twice gives the same bytes', () => {
  expect(catalogue.map(render)).toEqual(files.map(({ svg }) => svg));
});

test('the London Eye has its 32 capsules', () => {
  const eye = files.find(({ name }) => name === 'london-eye')!.svg;
  expect(eye.match(/<ellipse[^>]*rx="14\.5"/g)).toHaveLength(32);
});

test('ENT-18 photo records are complete, and only carousel pictures have no attraction', () => {
  const names = new Map(files.map(({ name, title }) => [`/images/${name}.svg`, title]));
  for (const photo of photos) {
    expect(photo.altText).toBe(names.get(photo.url));
    expect(photo.caption.length).toBeLessThan(40);
    expect(photo).toMatchObject({
      attribution: 'Drawn for this guide',
      photographerName: 'Guide studio',
      photographerUrl: '/',
    });
    expect(typeof photo.isFeatured).toBe('boolean');
    expect(photo.tags.length).toBeGreaterThan(0);
    expect('attractionId' in photo).toBe(!photo.tags.includes('carousel'));
  }
  const ids = photos.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  expect(photos.filter(({ tags }) => tags.includes('carousel'))).toHaveLength(3);
});

const nameOf = ({ url }: Photo): string => url.slice('/images/'.length, -'.svg'.length);
const galleryNames = (id: number): string[] =>
  photos.filter(({ attractionId }) => attractionId === id).map(nameOf);

test.each([
  ...[...galleries, ...single].map((slug, index) => [slug, index + 1] as const),
  ...further.map((slug, index) => [slug, FIRST_FURTHER_ID + index] as const),
])(
  'ATT-03 the gallery of %s holds three drawings of its own: none twice, none repainted, none at one hour only',
  (slug, id) => {
    const names = galleryNames(id);
    expect(names).toEqual([slug, `${slug}-2`, `${slug}-3`]);
    const drawings = names.map((name) => files.find((picture) => picture.name === name)!);
    expect(new Set(drawings.map(({ svg }) => createHash('sha256').update(svg).digest('hex'))).size).toBe(3);
    const shapes = drawings.map(({ svg }) => outlines(svg));
    expect(shared(shapes[0]!, shapes[1]!)).toBeLessThan(0.25);
    expect(shared(shapes[0]!, shapes[2]!)).toBeLessThan(0.25);
    expect(shared(shapes[1]!, shapes[2]!)).toBeLessThan(0.25);
    expect(new Set(drawings.map(({ hour }) => hour)).size).toBeGreaterThan(1);
  },
);

test.each([
  ...restaurants.map((slug, index) => [slug, 101 + index, [slug, `${slug}-front`, `${slug}-room`]] as const),
  ...pubs.map((slug, index) => [slug, 201 + index, [slug, `${slug}-sign`, `${slug}-inside`]] as const),
])(
  'ATT-03 the gallery of %s (%i) holds three drawings of its own, none a part of another',
  (_slug, id, names) => {
    expect(galleryNames(id)).toEqual(names);
    const shapes = names.map((name) => outlines(files.find((picture) => picture.name === name)!.svg));
    expect(shared(shapes[0]!, shapes[1]!)).toBeLessThan(0.25);
    expect(shared(shapes[0]!, shapes[2]!)).toBeLessThan(0.25);
    expect(shared(shapes[1]!, shapes[2]!)).toBeLessThan(0.25);
  },
);

test('the rooms of pubs and restaurants are rooms of their own: no two share more than a tenth of their outlines', () => {
  const rooms = files
    .filter(({ name }) => /-(room|inside)$/.test(name))
    .map(({ name, svg }) => ({ name, lines: outlines(svg) }));
  expect(rooms).toHaveLength(pubs.length + restaurants.length);
  const alike = rooms.flatMap(({ name, lines }, index) =>
    rooms
      .slice(index + 1)
      .filter((other) => shared(lines, other.lines) > 0.1)
      .map((other) => `${name} and ${other.name}`),
  );
  expect(alike).toEqual([]);
});

test('no place is another place repainted', () => {
  // Tables, signs and capsules come from one generator each; what differs is what lies, hangs or stands there.
  const generated = new Set([...restaurants, ...pubs.map((name) => `${name}-sign`), ...capsules]);
  const shapes = files
    .filter(({ name }) => !generated.has(name))
    .map(({ name, svg }) => ({ name, lines: outlines(svg) }));
  const alike = shapes.flatMap(({ name, lines }, index) =>
    shapes
      .slice(index + 1)
      .filter((other) => shared(lines, other.lines) > 0.5)
      .map((other) => `${name} and ${other.name}`),
  );
  expect(alike).toEqual([]);
});

test('every picture of a place says which part of it a crop must keep', () => {
  for (const { url, subject } of photos) {
    const [left, top, right, bottom] = subject as [number, number, number, number];
    expect([url, left < right && top < bottom]).toEqual([url, true]);
    expect([url, (right - left) * (bottom - top) < 8500]).toEqual([url, true]);
  }
});

test('the skyline above the footer has Big Ben, the Eye with its 32 capsules, the Shard and Tower Bridge, all in view on a phone', () => {
  const root = new JSDOM(skyline(), { contentType: 'image/svg+xml' }).window.document.documentElement;
  expect(root.getAttribute('viewBox')).toBe('0 0 1440 128');
  expect(root.querySelector('#skyline')).not.toBeNull();
  expect(root.querySelectorAll('#london-eye circle[r="2.2"]')).toHaveLength(32);
  // A phone shows the line at twice its width, moved left by a third of the screen.
  const [from, to] = [245, 965];
  for (const id of ['big-ben', 'london-eye', 'the-shard', 'tower-bridge']) {
    const drawing = root.querySelector(`#skyline > #${id}`)!;
    expect([id, drawing.innerHTML.length > 30]).toEqual([id, true]);
    const starts = [...drawing.innerHTML.matchAll(/(?:d="M|cx=")(-?[\d.]+)/g)].map(([, x]) => Number(x));
    expect([id, starts.length > 0 && starts.every((x) => x > from && x < to)]).toEqual([id, true]);
  }
  expect(skyline()).not.toMatch(/#[0-9a-f]{3,6}"|NaN|undefined/i);
});
