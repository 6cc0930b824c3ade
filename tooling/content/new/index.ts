import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { add } from '../add';
import { type Output, readArguments } from '../arguments';
import { packFolder, shownFolder } from '../pack';
import { packJson, writeFiles } from '../writeFiles';
import { areasOf, centreOnly } from './areas';
import { type Region, regionOf } from './country';

/** Of the city and files with places. */
const MAX_FILES = 50;
const TEMPLATE = path.join(import.meta.dirname, '../template');

const usage = `Use: npm run content -- new CITY --country AT --center LATITUDE,LONGITUDE [FILE…]
Writes cities/CITY: a guide that starts at once, with the places of the files, as "add" takes them.
  --country AT            two letters of ISO 3166-1
  --center 48.208,16.372  the middle of the city in degrees
  --name "Vienna"         default: CITY in capitals
  --state 9               state or province with its own public holidays
  --areas FILE            GeoJSON with a named polygon for each quarter; default: one area "Centre"
  --dry-run               only shows what it would write`;

/**
 * `npm run content -- new CITY …`.
 * @param now - the public holidays begin with this year
 * @returns true
 * @throws {Error} if the folder exists, or an argument is missing or wrong
 */
export async function createCity(
  args: string[],
  output: Output,
  _ask?: unknown,
  now = new Date(),
): Promise<boolean> {
  const option = { type: 'string' } as const;
  const options = { country: option, center: option, name: option, state: option, areas: option };
  const parsed = readArguments(args, options, usage, [1, MAX_FILES], output);
  if (!parsed) return true;
  const { country, center, name: givenName, state, areas: areasFile, 'dry-run': isDryRun } = parsed.values;
  const folder = packFolder(String(parsed.positionals[0]));
  const [city, ...placeFiles] = parsed.positionals as [string, ...string[]];
  const slug = path.basename(folder);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(
      `"${slug}" cannot be part of an address: write lower-case letters a to z, digits and hyphens, as in "new-town". --name has the name that visitors see.`,
    );
  if (!country || !center) throw new Error(usage);
  if (existsSync(folder))
    throw new Error(`${shownFolder(folder)} exists already. Choose another name, or delete the folder.`);
  const position = positionOf(center);
  const name = givenName?.trim() || titleOf(slug);
  const region = regionOf(country.toUpperCase(), state, position, now);
  const areas = areasFile ? await areasOf(areasFile, name) : centreOnly(name, position);
  const files = await filesOf({ name, slug, position, region, areas, now });
  for (const line of tableOf(
    name,
    region,
    areas.map((area) => area.name),
  ))
    output(line);
  if (isDryRun)
    output(`Nothing was written: this was a dry run. It would write ${[...files.keys()].join(', ')}.`);
  else {
    await writeFolder(folder, files);
    if (placeFiles.length > 0) return addPlaces(city, placeFiles, folder, output);
    output(`Wrote ${shownFolder(folder)}. Add places: npm run content -- add ${city} FILE`);
  }
  return true;
}

/** Takes the places of files into the new pack. @throws {Error} if a file has faults; the pack is then removed */
async function addPlaces(city: string, files: string[], folder: string, output: Output): Promise<boolean> {
  try {
    return await add([city, ...files], output);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** @param center - "48.208,16.372" */
function positionOf(center: string): [lat: number, lng: number] {
  const [lat, lng, ...others] = center.split(/[,;]/).map((part) => (part.trim() ? Number(part) : Number.NaN));
  if (!Number.isFinite(lat) || !Number.isFinite(lng) || others.length > 0)
    throw new Error(
      `"${center}" is not a position. Write latitude and longitude with points, as in --center 48.208,16.372.`,
    );
  return [lat!, lng!];
}

const titleOf = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

interface NewCity {
  name: string;
  slug: string;
  position: [lat: number, lng: number];
  region: Region;
  areas: Awaited<ReturnType<typeof areasOf>>;
  now: Date;
}

/** The files of the pack, by name. */
async function filesOf(city: NewCity): Promise<Map<string, string>> {
  const template = async (name: string) =>
    (await readFile(path.join(TEMPLATE, name), 'utf8')).replaceAll('{city}', city.name);
  const inJson = async (name: string) =>
    JSON.parse(await readFile(path.join(TEMPLATE, name), 'utf8'), (_key, value) =>
      typeof value === 'string' ? value.replaceAll('{city}', city.name) : value,
    );
  const files = new Map<string, string>([
    ['site.json', packJson(siteOf(await inJson('site.json'), city))],
    ['home.json', packJson({ ...(await inJson('home.json')), statistics: statisticsOf(city) })],
    ['generic.json', packJson(await inJson('generic.json'))],
    ['areas.json', packJson(city.areas)],
    ['README.md', await template('README.txt')],
  ]);
  for (const name of ['listings.json', 'pubs.json', 'photos.json']) files.set(name, packJson([]));
  files.set('attractions.json', packJson({}));
  for (const name of await readdir(path.join(TEMPLATE, 'images')))
    files.set(`images/${name}`, await readFile(path.join(TEMPLATE, 'images', name), 'utf8'));
  return files;
}

function siteOf(
  template: Record<string, unknown>,
  { name, slug, position: [lat, lng], region, areas }: NewCity,
) {
  const { tagline, image, fixedPages, menus, ...others } = template;
  const areaNames = areas.slice(0, 4).map((area) => area.name);
  return {
    product: name,
    slug,
    country: region.country,
    countryCode: region.countryCode,
    tagline,
    image,
    locale: region.locale,
    currency: region.currency,
    timeZone: region.timeZone,
    bankHolidays: region.holidays,
    center: [lng, lat],
    fixedPages,
    menus: { ...(menus as object), areas: areaNames },
    samples: { area: areaNames[0], attraction: name },
    ...others,
  };
}

/** True figures of a city of which nothing else is known. */
function statisticsOf({ region, now }: NewCity) {
  const year = String(now.getUTCFullYear());
  const holidays = region.holidays.filter((date) => date.startsWith(year)).length;
  const offset = new Intl.DateTimeFormat('en', { timeZone: region.timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(Date.UTC(now.getUTCFullYear(), 0, 15))
    .find(({ type }) => type === 'timeZoneName');
  return [
    { figure: region.currency, label: 'Currency' },
    { figure: offset?.value ?? region.timeZone, label: 'Time in January' },
    { figure: region.firstDay, label: 'First day of the week' },
    { figure: String(holidays), label: `Public holidays in ${year}` },
  ];
}

function tableOf(name: string, region: Region, areas: string[]): string[] {
  const { holidays } = region;
  const span =
    holidays.length > 0
      ? `${holidays.length} from ${holidays[0]} to ${holidays.at(-1)}`
      : 'not known: add them to bankHolidays in site.json';
  const rows: [string, string][] = [
    ['name', name],
    ['country', `${region.country} (${region.countryCode})`],
    ['time zone', region.timeZone],
    ['currency', region.currency],
    ['language', `${region.language}; the pages are in English (${region.locale})`],
    ['week and clock', `${region.firstDay} first, ${region.has24Hours ? '24' : '12'} hours`],
    ['public holidays', span],
    ['areas', areas.join(', ')],
  ];
  return rows.map(([title, value]) => `  ${title.padEnd(16)} ${value}`);
}

/** The folder appears complete or not at all. */
async function writeFolder(folder: string, files: Map<string, string>): Promise<void> {
  const partial = path.join(path.dirname(folder), `.${path.basename(folder)}.${process.pid}.partial`);
  try {
    await mkdir(partial, { recursive: true });
    await writeFiles(partial, files);
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}
