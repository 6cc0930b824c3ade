/** Values as cells that a spreadsheet leaves as they are, and back. */

/** What a column contains. `day`: opening hours of a day; `json`: a structure, written as JSON. */
export type CellKind = 'text' | 'number' | 'boolean' | 'lines' | 'day' | 'json';

const CLOSED = 'closed';

/** Texts that spreadsheets take for a formula, number, date, time or truth value. */
const MONTH = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[\s-]*\d/i;
const TRUTH = /^(true|false|wahr|falsch|vrai|faux|verdadero|falso|vero)$/i;
/** A word that is in no date or amount makes a text that begins with a digit safe: "2 Weir Lane". */
const WORD =
  /(?!january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b\p{L}{4,}/iu;

/** Opening hours and price levels: "10:00-17:00", "€€". */
const SAFE = /^(\d\d:\d\d-\d\d:\d\d(\n\d\d:\d\d-\d\d:\d\d)*|\p{Sc}+)$/u;

function isChanged(text: string): boolean {
  if (SAFE.test(text)) return false;
  if (/^[=+\-@'\t\r\n\s]/.test(text) || TRUTH.test(text.trim()) || MONTH.test(text)) return true;
  return /^[^\p{L}[{(]/u.test(text) && !WORD.test(text);
}

/** A leading apostrophe keeps a text a text (https://owasp.org/www-community/attacks/CSV_Injection). */
const keepText = (text: string): string => (isChanged(text) ? `'${text}` : text);

/** The value as a cell; undefined is an empty cell. */
export function cellOf(value: unknown, kind: CellKind): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return kind === 'number' && numberOf(value) !== undefined ? value : keepText(value);
  if (kind === 'day' && Array.isArray(value) && value.length === 0) return CLOSED;
  if ((kind === 'lines' || kind === 'day') && isPlainList(value)) return keepText(value.join('\n'));
  return JSON.stringify(value);
}

/** Items that can be told apart as lines of a cell. */
const isPlainList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (item) => typeof item === 'string' && item !== '' && item === item.trim() && !/[\r\n]/.test(item),
  ) &&
  !/^['[]/.test(value[0]) &&
  value[0].toLowerCase() !== CLOSED;

/**
 * Whether a cell of a spreadsheet is the one that was written: it may have other line breaks, fewer decimals than a
 * computer stores, or a decimal comma.
 */
export function isSameCell(written: string, read: string, kind: CellKind): boolean {
  const lines = (cell: string) => cell.replace(/\r\n?/g, '\n');
  if (lines(written) === lines(read)) return true;
  if (kind !== 'number') return false;
  const [one, other] = [numberOf(written), numberOf(read)];
  if (one === undefined || other === undefined) return false;
  const decimals = /[.,](\d+)$/.exec(read.trim())?.[1]?.length ?? 0;
  return one === other || (decimals >= 6 && one.toFixed(decimals) === other.toFixed(decimals));
}

/** A number with a decimal point or comma, without thousands. */
function numberOf(cell: string): number | undefined {
  const text = cell
    .trim()
    .replace(/^'/, '')
    .replace(/^([-+]?\d+),(\d+)$/, '$1.$2');
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/**
 * The value of a cell; undefined if it is empty.
 * @throws {Error} with what the cell must contain
 */
export function readCell(cell: string, kind: CellKind): unknown {
  const trimmed = cell.trim();
  if (trimmed === '') return undefined;
  if (kind === 'number') {
    const number = numberOf(cell);
    if (number === undefined) throw new Error('must be a number');
    return number;
  }
  if (kind === 'boolean') {
    if (/^(yes|true|ja|oui|wahr|1)$/i.test(trimmed)) return true;
    if (/^(no|false|nein|non|falsch|0)$/i.test(trimmed)) return false;
    throw new Error('must be yes or no');
  }
  if (kind === 'day' && trimmed.toLowerCase() === CLOSED) return [];
  if (kind === 'json' || (kind !== 'text' && trimmed.startsWith('[')))
    return jsonOf(trimmed.replace(/^'/, ''));
  const text = cell.replace(/\r\n?/g, '\n').replace(/^'/, '');
  if (kind === 'text') return text;
  const items = text.split('\n').map((item) => item.trim());
  return items.filter((item) => item !== '');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('must be JSON with straight quotes, as it was written');
  }
}
