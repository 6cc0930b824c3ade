import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { countOf } from '../arguments';
import type { PackFile } from '../pack';
import { type Checked, type Loose, listOf } from './findings';

const TEMPLATE = path.join(import.meta.dirname, '../template');
/** Names of places in a message; the others are counted. */
const NAMED = 3;

/** Reports what visitors miss: counts of places without a value, empty lists, and texts that are still the template's. */
export async function checkEmpty(pack: Checked): Promise<void> {
  const listings = pack.list('listings.json').map(([listing]) => listing);
  if (listings.length === 0)
    pack.report(
      'empty',
      'listings.json',
      [],
      'The guide has no places. Add some with "npm run content -- add".',
    );
  for (const category of ['attraction', 'restaurant', 'pub']) countMissing(pack, listings, category);
  checkRatings(pack, listings);
  const { experiences } = pack.object('home.json');
  const { menus } = pack.object('site.json');
  if (listings.length > 0 && listOf(experiences?.attractions).length === 0)
    pack.report(
      'empty',
      'home.json',
      ['experiences', 'attractions'],
      'The home page shows no attractions. Write the ids of three.',
    );
  if (listings.length > 0 && listOf(menus?.landmarks).length === 0)
    pack.report(
      'empty',
      'site.json',
      ['menus', 'landmarks'],
      'The menu of landmarks is empty. Add links such as {"label": "The tower", "to": "/attraction/1"}.',
    );
  await checkTemplateTexts(pack);
}

const WANTED: [name: string, has: (listing: Loose) => unknown, todo: string][] = [
  ['coordinates', ({ lat }) => lat !== undefined, 'They are missing on the map.'],
  [
    'opening hours',
    ({ hours, hoursSummary, additionalInfo }) => hours || hoursSummary || additionalInfo?.openingHours,
    'Add "hours", or "openingHours" as text.',
  ],
  [
    'picture',
    ({ imageUrl }) => imageUrl,
    'A drawn card is shown. Add one with "npm run content -- picture".',
  ],
];

function countMissing(pack: Checked, listings: Loose[], category: string): void {
  const all = listings.filter((listing) => listing.category === category);
  for (const [name, has, todo] of WANTED) {
    const missing = all.filter((listing) => !has(listing));
    if (missing.length === 0) continue;
    const first = missing.slice(0, NAMED).map((listing) => listing.name);
    const rest = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
    const index = listings.indexOf(missing[0]);
    pack.report(
      'empty',
      'listings.json',
      [index],
      `${missing.length} of ${all.length} places of the kind "${category}" have no ${name}: ${first.join(', ')}${rest}. ${todo}`,
    );
  }
}

/** A rating shown for some places only makes the others look bad. */
function checkRatings(pack: Checked, listings: Loose[]): void {
  const rated = listings.filter(({ rating }) => rating !== undefined);
  if (rated.length === 0 || rated.length === listings.length) return;
  const index = listings.findIndex(({ rating }) => rating === undefined);
  pack.report(
    'doubtful',
    'listings.json',
    [index],
    `${listings.length - rated.length} of ${listings.length} places have no rating. Rate all places, or none.`,
  );
}

/** Sections with sentences that every city should write itself. */
const SECTIONS: [file: PackFile, sections: string[]][] = [
  ['home.json', ['slides', 'featured', 'map', 'intros', 'planning', 'pubCrawl']],
  ['site.json', ['tagline', 'newsletter']],
];

async function checkTemplateTexts(pack: Checked): Promise<void> {
  const city = String(pack.object('site.json').product);
  for (const [file, sections] of SECTIONS) {
    const template = JSON.parse(await readFile(path.join(TEMPLATE, file), 'utf8'));
    for (const section of sections) {
      const same = countSame(pack.object(file)[section], template[section], city);
      if (same > 0)
        pack.report(
          'empty',
          file,
          [section],
          `${section} still has ${countOf(same, 'sentence')} of the template. Write your own.`,
        );
    }
  }
}

/** Counts the sentences of the template in a value; titles and labels may stay. */
function countSame(value: Loose, template: Loose, city: string): number {
  if (typeof template === 'string')
    return template.endsWith('.') && value === template.replaceAll('{city}', city) ? 1 : 0;
  if (!template || typeof template !== 'object' || !value) return 0;
  return Object.keys(template).reduce((sum, key) => sum + countSame(value[key], template[key], city), 0);
}
