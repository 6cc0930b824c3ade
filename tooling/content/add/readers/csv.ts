/** CSV with named columns, lists of Google Takeout and the listings export of Wikivoyage. */
import { CsvError, parse } from 'csv-parse/sync';
import { isKnownColumn, keyOf, readNumber, readPosition, tagsOf } from '../columns';
import { type Entry, FileFault, type ReadFile, type ReadOptions, type Source, type Tags } from '../entries';
import { lineAt } from '../text';
import { googleId } from './json';
import { listingEntry, pageCredit, wikivoyageCredit } from './wikivoyage';

const DELIMITERS = [',', ';', '\t'];
/** More take half a minute, and no city has them. */
const MAX_LINES = 100_000;
/** Columns whose cells are one text, for people. */
const TEXTS = ['name', 'text', 'address', 'area', 'tags', 'kind', 'cuisine'];
const FORMULA = /^=|^[+\-@][A-Za-z]+\s*\(/;
const DDE = /^[+\-@=].*\|.*!/;

/** Position in an address of Google Maps. */
const PIN = /[/@](-?\d+\.\d+),\s*\+?(-?\d+\.\d+)/;

interface Row {
  cells: string[];
  line: number;
}

/** The sign between columns: the most frequent one of the first line outside quotes. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\n|$/)).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => header.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/** @throws {FileFault} with the line of a quote that is not closed */
function rowsOf({ file, text }: Source): Row[] {
  const lines = lineAt(text, text.length) - 1;
  if (lines > MAX_LINES)
    throw new FileFault(
      `${file} has ${lines.toLocaleString('en')} lines, more than ${MAX_LINES.toLocaleString('en')}. Cut it down to the city first.`,
    );
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    let line = 1;
    return records.map(({ record, info }) => {
      // `lines` is the last line of a record; quoted cells may have line breaks.
      const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      line = info.lines - breaks;
      return { cells: record, line };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileFault(
      `${file} line ${(error as { lines?: number }).lines ?? 1} has a quote that is not closed, or that is inside a text.`,
    );
  }
}

/** @throws {FileFault} */
export function readCsv(source: Source, options: ReadOptions): ReadFile {
  const [header, ...rows] = rowsOf(source);
  const columns = (header?.cells ?? []).map((cell) => cell.trim());
  const keys = columns.map(keyOf);
  if (!columns.some(isKnownColumn) || !keys.includes('name'))
    throw new FileFault(
      `${source.file} line 1 has no column for the name. The first line must name the columns: name, lat, lng, kind, …`,
    );
  checkDecimalCommas(source.file, keys, rows);
  const isWikivoyage = columns[0] === 'article' && columns.includes('type');
  const isTakeout = columns[0] === 'Title' && columns.includes('URL');
  const prefix = `csv/${options.source}`;
  const entries = rows.map((row) => {
    if (isWikivoyage) return listingRow(columns, row, options);
    return rowEntry(keys, row, isTakeout ? 'takeout' : prefix);
  });
  const unknown = isWikivoyage
    ? []
    : columns.filter(
        (column) => column !== '' && !isKnownColumn(column) && !/^[a-z_]+(:[a-z_]+)*$/.test(column),
      );
  const notes = unknown.length > 0 ? [`Columns that were not used: ${unknown.join(', ')}.`] : [];
  if (!isWikivoyage) return { entries, notes, prefix };
  const articles = new Set(rows.map(({ cells }) => cells[0] || options.page));
  const [article = options.page] = articles;
  const credit = articles.size > 1 ? wikivoyageCredit : pageCredit(article);
  return { entries, notes, prefix: 'wikivoyage', credit, creditOf: 'texts' };
}

/** @throws {FileFault} if commas are both between columns and inside numbers */
function checkDecimalCommas(file: string, keys: string[], rows: Row[]): void {
  const first = rows.find(({ cells }) => cells.length > keys.length);
  const lat = keys.indexOf('lat');
  if (!first || lat < 0 || !keys.includes('lng')) return;
  const numbers = first.cells.slice(lat, lat + 4);
  if (first.cells.length === keys.length + 2 && numbers.every((cell) => /^-?\d+$/.test(cell)))
    throw new FileFault(
      `${file} line ${first.line} has decimal commas between columns that commas separate. Save it with semicolons.`,
    );
}

/** Cells by key. Cells beyond the header are further tags, if tags are the last column. */
function cellsOf(keys: string[], cells: string[]): { tags: Tags; extra: string[]; leftOut?: string } {
  const tags: Tags = {};
  keys.forEach((key, index) => {
    const cell = cells[index];
    if (key && cell) tags[key] ??= cell;
  });
  const extra = cells.slice(keys.length).filter((cell) => cell !== '');
  if (extra.length === 0) return { tags, extra };
  if (keys.at(-1) === 'tags') {
    tags.tags = [tags.tags, ...extra].filter(Boolean).join(',');
    return { tags, extra };
  }
  const leftOut = `it has ${cells.length} cells for ${keys.length} columns; put cells with commas in quotes`;
  return { tags, extra, leftOut };
}

function rowEntry(keys: string[], { cells, line }: Row, prefix: string): Entry {
  const { tags, extra, leftOut } = cellsOf(keys, cells);
  const doubts: string[] = [];
  if (extra.length > 0 && !leftOut)
    doubts.push(
      `${extra.length === 1 ? 'a cell' : `${extra.length} cells`} beyond the columns became tags: ${extra.join(', ')}`,
    );
  const entry: Entry = { at: `line ${line}`, name: tags.name ?? '', tags, doubts };
  if (leftOut) entry.leftOut = leftOut;
  dropFormulas(entry);
  const google = googleId(tags.website ?? '');
  const pin = prefix === 'takeout' && PIN.exec(tags.website ?? '');
  if (google && prefix === 'takeout') {
    entry.id = `google/${google}`;
    delete tags.website;
  } else if (tags.id) entry.id = `${prefix}/${tags.id}`;
  if (tags.text) entry.text = tags.text;
  if (tags.kind) entry.kind = tags.kind;
  if (tags.lat || tags.lng) entry.point = [readNumber(tags.lng ?? ''), readNumber(tags.lat ?? '')];
  else if (tags.position) entry.point = readPosition(tags.position);
  else if (pin) entry.point = [Number(pin[2]), Number(pin[1])];
  return entry;
}

/** A cell with a formula has no value in the file. */
function dropFormulas(entry: Entry): void {
  for (const key of TEXTS) {
    const cell = entry.tags[key];
    if (!cell || !(FORMULA.test(cell) || DDE.test(cell))) continue;
    if (key === 'name') entry.leftOut = 'its name is a formula; paste it as a value';
    else {
      delete entry.tags[key];
      entry.doubts.push(`"${key}" is a formula and was not taken`);
    }
  }
}

function listingRow(columns: string[], { cells, line }: Row, options: ReadOptions): Entry {
  const row = tagsOf(Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
  const { article, type = '', title, latitude, longitude, description, ...rest } = row;
  const listing: Tags = { ...rest };
  for (const [key, value] of Object.entries({
    name: title,
    lat: latitude,
    long: longitude,
    content: description,
  }))
    if (value) listing[key] = value;
  return listingEntry(type, listing, `line ${line}`, article ?? options.page);
}
