/**
 * Reads the usual human forms of opening hours in English and German: "Mon–Fri 9am–5pm", "daily 10:00-18:00, closed
 * Mondays", "9AM-5PM daily", "Di–So 10–18 Uhr". Unknown words and ambiguous times are not guessed.
 */
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const DAY_WORDS: [RegExp, string][] = [
  [/^(m|mo|mon|mondays?|montags?|mondaynight)$/, 'Mo'],
  [/^(tu|tue|tues|tuesdays?|di|dienstags?)$/, 'Tu'],
  [/^(w|we|wed|weds|wednesdays?|mi|mittwochs?)$/, 'We'],
  [/^(th|thu|thur|thurs|thursdays?|do|donnerstags?)$/, 'Th'],
  [/^(f|fr|fri|fridays?|freitags?)$/, 'Fr'],
  [/^(sa|sat|saturdays?|samstags?|sonnabends?)$/, 'Sa'],
  [/^(su|sun|sundays?|so|sonntags?)$/, 'Su'],
  [/^(daily|everyday|täglich)$/, 'Mo-Su'],
  [/^(weekdays?|werktags)$/, 'Mo-Fr'],
  [/^weekends?$/, 'Sa,Su'],
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const GERMAN_MONTHS: Record<string, string> = { mär: 'Mar', mai: 'May', okt: 'Oct', dez: 'Dec' };
const MONTH_WORD =
  /^(jan(uary|uar)?|feb(ruary|ruar)?|mar(ch)?|märz?|apr(il)?|may|mai|june?|juni|july?|juli|aug(ust)?|sept?(ember)?|oct(ober)?|okt(ober)?|nov(ember)?|dec(ember)?|dez(ember)?)$/;

/** Phrases with one meaning, replaced before words are read. */
const PHRASES: [RegExp, string][] = [
  [/\b(every ?day|all week|(7|seven) days( a week)?|open daily)\b/g, ' daily '],
  [/\b(bank|public) holidays?\b|\bfeiertags?e?n?\b/g, ' ph '],
  [/\bchristmas eve\b/g, ' dec 24 '],
  [/\bchristmas( day)?\b/g, ' dec 25 '],
  [/\bboxing day\b/g, ' dec 26 '],
  [/\bnew year'?s day\b/g, ' jan 1 '],
  [/\bnew year'?s eve\b/g, ' dec 31 '],
  [/\b(24 ?hours( a day)?|24 ?hrs?|24h|round the clock|always open|open 24 ?hours)\b/g, ' 00:00-24:00 '],
  [/\b(noon|midday)\b/g, ' 12:00 '],
  [/\bmidnight\b/g, ' 24:00 '],
  [/\b(a)\.? ?m\b\.?/g, 'am'],
  [/\b(p)\.? ?m\b\.?/g, 'pm'],
  [/(\d) ?([ap])\.? ?m\b\.?/g, '$1$2m'],
  [/\b(uhr|hrs?|hours|open|opens|from|von|geöffnet|opening|öffnungszeiten|on|the|am(?=\s+[a-zä]))\b:?/g, ' '],
  [/\b(to|till?|until|thru|through|bis)\b/g, '-'],
  [/\b(and|und)\b|[&/]/g, ','],
  [/\b(closed|geschlossen|except|not|shut|ruhetag)\b/g, ' off '],
];

type Token =
  | { kind: 'day'; text: string }
  | { kind: 'month'; text: string }
  | { kind: 'holiday'; text: string }
  | { kind: 'time'; text: string; half?: 'a' | 'p'; isBare: boolean }
  | { kind: 'mark'; text: '-' | ',' | ';' }
  | { kind: 'off'; text: string };

const TIME = /^(\d{1,2})(?:[:.h](\d\d))?h?([ap])?m?$/;

/** @returns null for an unknown word */
function tokensOf(text: string): Token[] | null {
  let plain = ` ${text.toLowerCase().replace(/[\n|]/g, ';')} `;
  for (const [pattern, replacement] of PHRASES) plain = plain.replace(pattern, replacement);
  // The full stop after a sentence.
  plain = plain.replace(/(\d)\.(?=\s)/g, '$1;');
  // The colon after days, and the dot of an abbreviation.
  plain = plain.replace(/([a-zäöü])[.:](?=\s|$|\d)/g, '$1 ').replace(/[()]/g, ' ');
  const tokens: Token[] = [];
  for (const word of plain.match(/[-,;]|[^\s,;-]+/g) ?? []) {
    const token = tokenOf(word);
    if (!token) return null;
    tokens.push(token);
  }
  return tokens;
}

function tokenOf(word: string): Token | null {
  if (word === '-' || word === ',' || word === ';') return { kind: 'mark', text: word };
  if (word === 'off') return { kind: 'off', text: word };
  if (word === 'ph') return { kind: 'holiday', text: 'PH' };
  const day = DAY_WORDS.find(([pattern]) => pattern.test(word));
  if (day) return { kind: 'day', text: day[1] };
  if (MONTH_WORD.test(word)) {
    const start = word.slice(0, 3);
    const name = GERMAN_MONTHS[start] ?? MONTHS.find((month) => month.toLowerCase() === start);
    return { kind: 'month', text: name! };
  }
  const [, hours, minutes, half] = TIME.exec(word) ?? [];
  // A bare number may be the day of a month.
  if (!hours || Number(hours) > (minutes || half ? 24 : 31) || Number(minutes ?? 0) > 59) return null;
  if (half && (Number(hours) > 12 || Number(hours) === 0)) return null;
  return {
    kind: 'time',
    text: `${hours.padStart(2, '0')}:${minutes ?? '00'}`,
    half: half as 'a' | 'p' | undefined,
    isBare: minutes === undefined && half === undefined,
  };
}

interface Rule {
  months: string;
  days: string[];
  /** "Mo", "PH": as written in OpenStreetMap's syntax. */
  dayText: string;
  times: string[];
  isOff: boolean;
}

/** Reads tokens one after the other; each method returns null when it does not understand them. */
class Reader {
  private at = 0;

  constructor(private readonly tokens: Token[]) {}

  /** Times are written from 0 to 24: one is after 12, and none has "am" or "pm". */
  private get has24Hours(): boolean {
    const times = this.tokens.filter((token) => token.kind === 'time');
    return times.every(({ half }) => !half) && times.some(({ text }) => text > '13' && text < '24');
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  private get next(): Token | undefined {
    return this.tokens[this.at];
  }

  skipMarks(): void {
    while (this.next?.kind === 'mark') this.at++;
  }

  private takeMark(text: string, before: Token['kind'][]): boolean {
    const isIt = this.next?.text === text && this.next.kind === 'mark';
    const following = this.tokens[this.at + 1]?.kind;
    if (!isIt || !following || !before.includes(following)) return false;
    this.at++;
    return true;
  }

  /** "Apr-Oct", "Dec 25", "25 Dec", "Dec 24-26", with commas between them. */
  months(): string {
    const parts: string[] = [];
    while (this.isMonthNext()) {
      parts.push(this.month());
      if (!this.takeMark(',', ['month', 'time']) || !this.isMonthNext()) break;
    }
    return parts.join(',');
  }

  commaAfterMonths(): void {
    this.takeMark(',', ['day', 'time', 'off']);
  }

  private isMonthNext(): boolean {
    if (this.next?.kind === 'month') return true;
    const { next } = this;
    return next?.kind === 'time' && next.isBare && this.tokens[this.at + 1]?.kind === 'month';
  }

  private month(): string {
    const from = this.date();
    if (!this.takeMark('-', ['month', 'time'])) return from;
    return `${from}-${this.isMonthNext() ? this.date() : Number(this.tokens[this.at++]!.text.slice(0, 2))}`;
  }

  private date(): string {
    const dayFirst = this.next?.kind === 'time' ? this.tokens[this.at++] : undefined;
    const name = this.tokens[this.at++]!.text;
    const { next } = this;
    const following = this.tokens[this.at + 1];
    const isDate =
      next?.kind === 'time' &&
      next.isBare &&
      !(following?.text === '-' && this.tokens[this.at + 2]?.kind === 'time' && !this.isDateRange());
    const day = dayFirst ?? (isDate ? this.tokens[this.at++] : undefined);
    return day ? `${name} ${Number(day.text.slice(0, 2))}` : name;
  }

  /** Whether "24-26" after a month is followed by something other than a further time. */
  private isDateRange(): boolean {
    const [from, , to, after] = this.tokens.slice(this.at, this.at + 4);
    const isBare = from?.kind === 'time' && from.isBare && to?.kind === 'time' && to.isBare;
    return (
      isBare && (after === undefined || after.kind === 'off' || after.kind === 'time' || after.text === ':')
    );
  }

  days(): { days: string[]; text: string } {
    const parts: string[] = [];
    const days: string[] = [];
    while (this.next?.kind === 'day' || this.next?.kind === 'holiday') {
      const first = this.tokens[this.at++]!.text;
      const last = this.takeMark('-', ['day']) ? this.tokens[this.at++]!.text : undefined;
      const text = last ? `${first}-${last}` : first;
      parts.push(text);
      if (first !== 'PH') days.push(...daysOf(text));
      this.takeMark(',', ['day', 'holiday']);
    }
    return { days, text: parts.join(',') };
  }

  /** @returns null for a time without an end or an ambiguous one */
  times(): string[] | null {
    const times: string[] = [];
    while (this.next?.kind === 'time' && !this.isMonthNext()) {
      const opens = this.tokens[this.at++]!;
      if (!this.takeMark('-', ['time'])) return null;
      const range = rangeOf(opens, this.tokens[this.at++]!, this.has24Hours);
      if (!range) return null;
      times.push(range);
      if (!this.takeMark(',', ['time']) || this.isMonthNext()) break;
    }
    return times;
  }

  off(): boolean {
    if (this.next?.kind !== 'off') return false;
    this.at++;
    return true;
  }
}

function daysOf(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map((day) => DAYS.indexOf(day as (typeof DAYS)[number]));
    if (first === undefined || last === undefined) return [];
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => DAYS[(first + index) % 7]!);
  });
}

type Time = Token & { kind: 'time' };

const minutesOf = ({ text, half }: Pick<Time, 'text' | 'half'>): number => {
  const minutes = Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  if (!half) return minutes;
  return (minutes % 720) + (half === 'p' ? 720 : 0);
};

/** Minutes after midnight. */
const NOON = 720;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** "9-5pm" is 09:00-17:00; "9-5" without "am" or "pm" is not known. */
function rangeOf(from: Token, to: Token, has24Hours: boolean): string | null {
  if (from.kind !== 'time' || to.kind !== 'time') return null;
  let opens = minutesOf(from);
  const closes = minutesOf(to);
  if (Math.max(opens, closes) > 2 * NOON) return null;
  if (to.half && !from.half && opens <= NOON) {
    const same = minutesOf({ ...from, half: to.half });
    opens = same < closes ? same : minutesOf({ ...from, half: to.half === 'p' ? 'a' : 'p' });
  } else if (from.half && !to.half && (to.isBare || (closes !== NOON && closes !== 2 * NOON))) return null;
  const runsOverNight = closes <= opens;
  if (runsOverNight && !to.half && !has24Hours && (opens < NOON || from.half) && closes > 0) return null;
  return `${clock(opens)}-${clock(closes)}`;
}

/** @returns rules, or null if the text is not understood */
function rulesOf(tokens: Token[]): Rule[] | null {
  const reader = new Reader(tokens);
  const rules: Rule[] = [];
  const timesFirst = tokens[0]?.kind === 'time' && !(tokens[1]?.kind === 'month');
  while (!reader.isAtEnd) {
    reader.skipMarks();
    if (reader.isAtEnd) break;
    const before = reader.off();
    const leading = timesFirst && !before ? reader.times() : [];
    if (!leading) return null;
    if (timesFirst) reader.skipMarks();
    const months = reader.months();
    reader.commaAfterMonths();
    const { days, text } = reader.days();
    const isOff = before || reader.off();
    const times = isOff || leading.length > 0 ? leading : reader.times();
    if (!times || (!isOff && times.length === 0)) return null;
    if (isOff && !months && !text) return null;
    rules.push({ months, days, dayText: text, times: isOff ? [] : times, isOff });
  }
  return rules;
}

const written = ({ months, dayText, times, isOff }: Rule): string =>
  [months, dayText, isOff ? 'off' : times.join(',')].filter(Boolean).join(' ');

/** Separator before each open rule: "; " for another day, ", " for further times of the same day; null if unknown. */
function separatorsOf(open: Rule[]): { separators: string[]; doubts: string[] } | null {
  const separators: string[] = [];
  const doubts: string[] = [];
  for (const [index, rule] of open.entries()) {
    const earlier = open
      .slice(0, index)
      .filter((other) => other.months === rule.months && sharesDay(other, rule));
    if (earlier.length === 0) {
      separators.push('; ');
      continue;
    }
    if (
      earlier.every((other) =>
        other.times.every((time) => rule.times.every((own) => !timesOverlap(time, own))),
      )
    ) {
      separators.push(', ');
      doubts.push(`the times of ${rule.dayText || 'every day'} were added to earlier ones`);
    } else if (
      earlier.every((other) => rule.days.length > 0 && rule.days.length < (other.days.length || 7))
    ) {
      separators.push('; ');
      doubts.push(`the times of ${rule.dayText} replaced earlier ones`);
    } else return null;
  }
  return { separators, doubts };
}

const sharesDay = (a: Rule, b: Rule) =>
  (a.dayText === 'PH') === (b.dayText === 'PH') &&
  (a.days.length === 0 || b.days.length === 0 || a.days.some((day) => b.days.includes(day)));

function timesOverlap(a: string, b: string): boolean {
  const [fromA, toA] = spanOf(a);
  const [fromB, toB] = spanOf(b);
  return fromA < toB && fromB < toA;
}

function spanOf(range: string): [number, number] {
  const [from = 0, to = 0] = range.split('-').map((text) => minutesOf({ text }));
  return [from, to > from ? to : to + 1440];
}

/** @returns the value in OpenStreetMap's syntax with reasons to look at it; null if the text is not understood */
export function readHumanHours(text: string): { value: string; doubts: string[] } | null {
  const tokens = tokensOf(text);
  const rules = tokens && rulesOf(tokens);
  if (!rules) return null;
  const open = rules.filter(({ isOff }) => !isOff);
  if (open.length === 0) return null;
  const separated = separatorsOf(open);
  if (!separated) return null;
  const value = open
    .map((rule, index) => (index > 0 ? separated.separators[index] : '') + written(rule))
    .join('');
  // A day that is closed replaces the hours of that day: always after a semicolon.
  const closed = rules.filter(({ isOff }) => isOff).map((rule) => `; ${written(rule)}`);
  return { value: value + closed.join(''), doubts: separated.doubts };
}
