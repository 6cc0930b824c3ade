/** `npm run content -- add CITY FILE…`: takes the places of files into a city pack. */
import path from 'node:path';
import type { SiteFile } from '@guide/contracts/city';
import type { Static } from 'typebox';
import { type Output, readArguments, userPath } from '../arguments';
import { fillEmpty } from '../fill';
import { type PackFile, packFolder, parsePackFile, readIfPresent, shownFolder } from '../pack';
import { packJson, writeFiles } from '../writeFiles';
import type { PackArea } from './areas';
import { type Credit, type Entry, FileFault, type ReadFile } from './entries';
import { categories, type KindOptions, kindOf, wordOf } from './kinds';
import { type Imported, type PackPlaces, Places, type StoredListing } from './merge';
import { readFile } from './readers';
import { type PackFrame, positionOf, recordOf } from './records';
import { emptyReport, type FileReport, takenOf, writeReport } from './report';
import { entryCount, plainLine } from './text';

const USAGE = `Use: npm run content -- add CITY FILE… [options]
Takes the places of files into cities/CITY. A second call with a newer file updates them; what you edited stays.

Files   GeoJSON, Overpass JSON, KML, KMZ, GPX, places saved with Google (Takeout), CSV with named columns,
        Wikivoyage listings (wikitext or CSV)

  --dry-run              shows what would be taken, and writes nothing
  --kind KIND            kind of entries that say none: attraction, restaurant or pub
  --as WORD=KIND         kind of what the source calls WORD: --as cafe=pub; "out" leaves it out; may be repeated
  --source NAME          name of the source in ids; default: the file's name
  --page TITLE           title of the Wikivoyage page; default: the city's name
  --within KM            how far from the centre places may be; default: 50
  --swap                 swaps latitude and longitude where they are the wrong way round
  --credit NAME          who has to be named for the data, with --licence NAME and --licence-url URL
  --help                 shows this text`;

const OPTIONS = {
  kind: { type: 'string' },
  as: { type: 'string', multiple: true },
  source: { type: 'string' },
  page: { type: 'string' },
  within: { type: 'string' },
  swap: { type: 'boolean' },
  credit: { type: 'string' },
  licence: { type: 'string' },
  'licence-url': { type: 'string' },
} as const;

/** More do not fit on a map or into a visitor's head. */
const MAX_PLACES = 5000;
const DEFAULT_KILOMETRES = 50;
const PROGRESS_STEP = 5000;
const GONE = /^(gone|closed|closed down|permanently closed|dauerhaft geschlossen)$/i;

type Site = Static<typeof SiteFile> & { currency?: string; countryCode?: string };
type Credits = Record<'texts' | 'data' | 'photos', Credit[]>;

interface Options extends KindOptions {
  source?: string;
  page?: string;
  within: number;
  swap: boolean;
  credit?: Credit;
}

interface Pack extends PackPlaces {
  folder: string;
  site: Site;
  areas: PackArea[];
  credits: Credits;
}

/** Adds the places of files. @returns whether anything was taken @throws {Error} with one sentence for each fault */
export async function add(args: string[], output: Output): Promise<boolean> {
  const parsed = readArguments(args, OPTIONS, USAGE, [2, Number.POSITIVE_INFINITY], output);
  if (!parsed) return true;
  const values = parsed.values as Record<string, string | string[] | boolean | undefined>;
  const [city = '', ...files] = parsed.positionals;
  const options = optionsOf(values);
  const pack = await readPack(packFolder(city));
  const read = await readFiles(files, options, pack.site.product);
  const reports = takeAll(read, pack, options, output);
  writeReport(reports, output);
  if (reports.every((report) => takenOf(report) === 0)) {
    output('Nothing was written: no place was taken.');
    return false;
  }
  if (values['dry-run']) {
    output('Nothing was written: this was a dry run.');
    return true;
  }
  await writePack(pack);
  const filled = await fillEmpty(pack.folder);
  if (filled.length > 0) output(`Filled what was empty: ${filled.join(', ')}.`);
  output(`Wrote ${shownFolder(pack.folder)}. Next: npm run content -- check ${city}`);
  return true;
}

function optionsOf(values: Record<string, string | string[] | boolean | undefined>): Options {
  const text = (name: string) => values[name] as string | undefined;
  const expectKind = (kind: string | undefined, more: string[] = []) => {
    if (kind !== undefined && ![...categories, ...more].includes(kind))
      throw new Error(`"${kind}" is no kind. Use ${[...categories, ...more].join(', ')}.`);
  };
  const as: Record<string, string> = {};
  for (const pair of (values.as as string[] | undefined) ?? []) {
    const [word = '', kind] = pair.split('=');
    if (!word || kind === undefined) throw new Error(`--as ${pair} lacks the kind. Write --as cafe=pub.`);
    expectKind(kind, ['out']);
    as[wordOf(word)] = kind;
  }
  expectKind(text('kind'));
  const kilometres = Number(text('within') ?? DEFAULT_KILOMETRES);
  if (!(kilometres > 0)) throw new Error('--within needs kilometres: --within 30.');
  const credit = creditOf(text('credit'), text('licence'), text('licence-url'));
  return {
    as,
    within: kilometres * 1000,
    swap: values.swap === true,
    ...(text('kind') && { kind: text('kind')! }),
    ...(text('source') && { source: text('source')! }),
    ...(text('page') && { page: text('page')! }),
    ...(credit && { credit }),
  };
}

function creditOf(by?: string, licence?: string, licenceUrl?: string): Credit | undefined {
  if (!by && !licence) return undefined;
  if (!by || !licence) throw new Error('--credit and --licence belong together.');
  return { name: by, by, licence, ...(licenceUrl && { licenceUrl }) };
}

/** @throws {Error} if a file of the pack is missing or broken */
async function readPack(folder: string): Promise<Pack> {
  const shown = shownFolder(folder);
  const read = async <T>(name: string, absent?: T): Promise<T> => {
    const bytes = await readIfPresent(path.join(folder, name));
    if (!bytes && absent !== undefined) return absent;
    if (!bytes)
      throw new Error(
        `${shown}/${name} is missing. Make the city first: npm run content -- new ${path.basename(folder)}`,
      );
    const { content, faults } = parsePackFile(name as PackFile, bytes);
    const [fault] = faults;
    if (content === undefined) throw new Error(`${shown}/${name} line ${fault?.line ?? 1} ${fault?.text}`);
    return content as T;
  };
  return {
    folder,
    site: await read<Site>('site.json'),
    areas: await read<PackArea[]>('areas.json'),
    listings: await read<StoredListing[]>('listings.json'),
    facts: await read<Pack['facts']>('facts.json', {}),
    credits: await read<Credits>('credits.json', { texts: [], data: [], photos: [] }),
    imported: await read<Record<string, Imported>>('imported.json', {}),
  };
}

/** Reads all files before any is taken. @throws {Error} with a line for each file that cannot be read */
async function readFiles(files: string[], { source, page }: Options, product: string) {
  const read: { file: string; content: ReadFile }[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const name = source ?? path.basename(file).replace(/\.[^.]+$/, '');
    try {
      read.push({
        file,
        content: await readFile(userPath(file), file, { source: name, page: page ?? product }),
      });
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      faults.push(error.message);
    }
  }
  stopFor(faults);
  return read;
}

function stopFor(faults: string[]): void {
  if (faults.length > 0) throw new Error([...faults, 'Nothing was written.'].join('\n'));
}

function frameOf({ site, areas }: Pack, { within }: Options): PackFrame {
  const currency = site.currency;
  const parts = new Intl.NumberFormat(site.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return {
    center: site.center,
    areas,
    country: site.countryCode ?? new Intl.Locale(site.locale).region ?? '',
    currencySign: parts.find(({ type }) => type === 'currency')?.value ?? currency,
    within,
  };
}

/** Takes the entries of all files into the pack in memory. @throws {Error} for swapped positions and too many places */
function takeAll(
  read: { file: string; content: ReadFile }[],
  pack: Pack,
  options: Options,
  output: Output,
): FileReport[] {
  const frame = frameOf(pack, options);
  const places = new Places(pack);
  const seen = new Map<string, string>();
  const faults: string[] = [];
  const reports = read.map(({ file, content }) => {
    const taking = new Taking(file, content, { pack, frame, places, options, seen });
    content.entries.forEach((entry, index) => {
      if (index > 0 && index % PROGRESS_STEP === 0)
        output(`${file}: ${index.toLocaleString('en')} of ${entryCount(content.entries.length)}`);
      taking.take(entry);
    });
    faults.push(...taking.faults());
    return taking.finish();
  });
  stopFor(faults);
  return reports;
}

interface Context {
  pack: Pack;
  frame: PackFrame;
  places: Places;
  options: Options;
  /** Where each id was read first. */
  seen: Map<string, string>;
}

/** Takes the entries of one file. */
class Taking {
  private readonly report: FileReport;
  private readonly ids = new Set<string>();
  private readonly swapped: string[] = [];
  private tooMany?: string;

  constructor(
    private readonly file: string,
    private readonly content: ReadFile,
    private readonly context: Context,
  ) {
    const credit = content.credit ?? context.options.credit;
    this.report = {
      ...emptyReport(file),
      entries: content.entries.length,
      notes: content.notes,
      ...(credit && { credit }),
    };
  }

  take(entry: Entry): void {
    const name = plainLine(entry.name);
    const reason = this.leaveOut(entry, name);
    if (reason) this.report.leftOut.push({ name, at: entry.at, reason });
  }

  /** @returns why the entry was not taken */
  private leaveOut(entry: Entry, name: string): string | undefined {
    if (entry.leftOut) return entry.leftOut;
    if (!name) return 'it has no name';
    // Entries that are left out are still in the file, and keep the numbers of others.
    const id = this.idOf(entry, name);
    this.ids.add(id);
    const { frame, places, options, seen } = this.context;
    const { status = '', tags: labels = '' } = entry.tags;
    if ([status, ...labels.split(',')].some((label) => GONE.test(label.trim())))
      return 'it is gone, says the file';
    const kind = kindOf(entry, options);
    if ('reason' in kind) return kind.reason;
    const { point, reason, isSwapped } = positionOf(entry.point, frame);
    if (reason) return reason;
    if (isSwapped && !options.swap) {
      this.swapped.push(entry.at);
      return 'its latitude and longitude are swapped';
    }
    const first = seen.get(id);
    if (first) return `its id is at ${first} already`;
    seen.set(id, `${this.file} ${entry.at}`);
    if (places.count >= MAX_PLACES) {
      this.tooMany ??= entry.at;
      return `the city would have more than ${MAX_PLACES} places`;
    }
    const record = recordOf(entry, kind, point, frame);
    const { doubts } = record;
    if (isSwapped) doubts.push('its latitude and longitude were swapped');
    const credit = this.report.credit?.name;
    const source = { ...(credit && { credit }), ...(entry.url && { url: entry.url }), id };
    const outcome = places.merge(source, record, path.basename(this.file), doubts);
    if (outcome === 'deleted') return 'an editor deleted it; to take it again, remove it from imported.json';
    this.count(entry, name, record.fields, outcome, doubts);
    return undefined;
  }

  private count(
    entry: Entry,
    name: string,
    fields: object,
    outcome: keyof FileReport['outcomes'],
    doubts: string[],
  ) {
    const { report } = this;
    report.outcomes[outcome]++;
    if (entry.tags.opening_hours) report.hours.had++;
    if ('hours' in fields) report.hours.converted++;
    if (doubts.length > 0) report.doubtful++;
    report.doubts.push(...doubts.map((reason) => ({ name, at: entry.at, reason })));
  }

  /** The source's id, or the name, with a number where the file has the name again. */
  private idOf(entry: Entry, name: string): string {
    if (entry.id && !entry.id.startsWith('wikivoyage/')) return entry.id;
    const id = entry.id ?? `${this.content.prefix}/${name}`;
    let unique = id;
    for (let number = 2; this.ids.has(unique); number++) unique = `${id}#${number}`;
    if (unique !== id) entry.doubts.push('the file has its name more than once');
    return unique;
  }

  faults(): string[] {
    const faults: string[] = [];
    const [first] = this.swapped;
    if (first)
      faults.push(
        `${this.file} ${first} has latitude and longitude swapped (${entryCount(this.swapped.length)} in all). Correct the file, or add --swap.`,
      );
    if (this.tooMany)
      faults.push(
        `${this.file} ${this.tooMany}: from here on the city has more than ${MAX_PLACES.toLocaleString('en')} places. Cut the file down to the city.`,
      );
    return faults;
  }

  finish(): FileReport {
    const { pack, places } = this.context;
    const { report, content } = this;
    if (report.credit && takenOf(report) > 0) {
      const list = pack.credits[content.creditOf ?? 'data'];
      if (!list.some(({ name }) => name === report.credit!.name)) list.push(report.credit);
    }
    return { ...report, missing: places.missing(path.basename(this.file), this.ids) };
  }
}

/** Writes all files of the pack that may have changed, or none. */
async function writePack({ folder, listings, facts, credits, imported }: Pack): Promise<void> {
  const files = new Map([
    ['listings.json', packJson(listings)],
    ['imported.json', packJson(imported)],
  ]);
  if (Object.keys(facts).length > 0) files.set('facts.json', packJson(facts));
  if (Object.values(credits).some((list) => list.length > 0)) files.set('credits.json', packJson(credits));
  await writeFiles(folder, files);
}
