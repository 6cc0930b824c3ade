import { hoursOnDay } from '@guide/contracts/site';
import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { convertHours, type PackHours, readOsmHours } from '../../content/add/hours/convert';
import { readHumanHours } from '../../content/add/hours/human';
import { parseOsm } from '../../content/add/hours/sampling';

const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const daily = (...intervals: string[]) =>
  Object.fromEntries(Object.keys(none).map((day) => [day, intervals])) as typeof none;

test.each<[string, object]>([
  ['Mo-Fr 09:00-17:00', { ...daily('09:00-17:00'), sat: [], sun: [] }],
  ['08:00 - 01:00', daily('08:00-01:00')],
  ['24/7', { ...daily('00:00-24:00'), holidaysAsUsual: true }],
  ['Mo-Su 12:00-15:00,19:00-00:30', daily('12:00-15:00', '19:00-00:30')],
  [
    'Mo-We 08:00-24:00, Th-Su 08:00-01:00',
    { ...daily('08:00-01:00'), mon: ['08:00-24:00'], tue: ['08:00-24:00'], wed: ['08:00-24:00'] },
  ],
  ['Sa-Mo 10:00-12:00', { ...none, sat: ['10:00-12:00'], sun: ['10:00-12:00'], mon: ['10:00-12:00'] }],
  ['Mo-Fr 09:00-18:00; PH off', { ...daily('09:00-18:00'), sat: [], sun: [], bankHoliday: [] }],
  ['Mo-Su,PH 10:00-18:00', { ...daily('10:00-18:00'), bankHoliday: ['10:00-18:00'] }],
  [
    'Mo-Sa 10:00-18:00; Su,PH 12:00-16:00',
    { ...daily('10:00-18:00'), sun: ['12:00-16:00'], bankHoliday: ['12:00-16:00'] },
  ],
  ['Mo-Su 10:00-18:00; Dec 25,Jan 01 off', { ...daily('10:00-18:00'), dates: { '01-01': [], '12-25': [] } }],
  [
    'Mo-Su 10:00-18:00; Dec 24-26 off',
    { ...daily('10:00-18:00'), dates: { '12-24': [], '12-25': [], '12-26': [] } },
  ],
  [
    'Apr-Sep 09:00-18:00; Oct-Mar Mo-Fr 10:00-16:00',
    {
      ...daily('09:00-18:00'),
      seasons: [{ from: '10-01', to: '03-31', ...daily('10:00-16:00'), sat: [], sun: [] }],
    },
  ],
  ['Mon–Fri 9am–5pm', { ...daily('09:00-17:00'), sat: [], sun: [] }],
  ['daily 10:00-18:00', daily('10:00-18:00')],
  ['Daily 10:00–17:00. Closed 25 December.', { ...daily('10:00-17:00'), dates: { '12-25': [] } }],
  ['Tue-Sun 10am-6pm, closed Mondays', { ...daily('10:00-18:00'), mon: [] }],
  ['Every day 10:00-18:00, closed Mondays', { ...daily('10:00-18:00'), mon: [] }],
  ['Sa, Su 11–23', { ...none, sat: ['11:00-23:00'], sun: ['11:00-23:00'] }],
  ['M-Sa 8:30AM-5PM, Su 9AM-6PM', { ...daily('08:30-17:00'), sun: ['09:00-18:00'] }],
  ['9AM-5PM daily', daily('09:00-17:00')],
  ['M-F 9am-noon, 1pm-5pm', { ...daily('09:00-12:00', '13:00-17:00'), sat: [], sun: [] }],
  ['Fri & Sat 6pm–midnight', { ...none, fri: ['18:00-24:00'], sat: ['18:00-24:00'] }],
  [
    'Mon-Thu 11-23, Fri & Sat 11-1',
    {
      ...none,
      mon: ['11:00-23:00'],
      tue: ['11:00-23:00'],
      wed: ['11:00-23:00'],
      thu: ['11:00-23:00'],
      fri: ['11:00-01:00'],
      sat: ['11:00-01:00'],
    },
  ],
  ['Weekdays 9-5pm', { ...daily('09:00-17:00'), sat: [], sun: [] }],
  ['Di–So 10–18 Uhr, Mo geschlossen', { ...daily('10:00-18:00'), mon: [] }],
  [
    '1 April to 30 September, daily 10am-6pm; 1 October to 31 March, daily 10am-4pm',
    { ...daily('10:00-18:00'), seasons: [{ from: '10-01', to: '03-31', ...daily('10:00-16:00') }] },
  ],
])('The hours "%s" become the table of the pack', (text, hours) => {
  expect(convertHours(text)).toEqual({ hours, doubts: [] });
});

test.each<[string, object]>([
  ['sunrise-sunset', daily('sunrise-sunset')],
  ['Tu-Su 10:00-(sunset-00:30); PH off', { ...daily('10:00-sunset-00:30'), mon: [], bankHoliday: [] }],
  [
    'Mo-We 11:30-15:00,19:00+; Th 18:00+',
    {
      ...none,
      mon: ['11:30-15:00', '19:00+'],
      tue: ['11:30-15:00', '19:00+'],
      wed: ['11:30-15:00', '19:00+'],
      thu: ['18:00+'],
    },
  ],
  ['Sa 23:45+', { ...none, sat: ['23:45+'] }],
  ['Mo[1] 10:00-12:00', { ...none, 'mon#1': ['10:00-12:00'] }],
  [
    'Mo-Fr 09:00-17:00; Su[1,3],We[-1] 10:00-12:00',
    {
      ...daily('09:00-17:00'),
      sat: [],
      sun: [],
      'sun#1': ['10:00-12:00'],
      'sun#3': ['10:00-12:00'],
      'wed#-1': ['10:00-12:00'],
    },
  ],
  [
    'Apr-Sep 10:00-sunset; Oct-Mar 10:00-16:00',
    { ...daily('10:00-sunset'), seasons: [{ from: '10-01', to: '03-31', ...daily('10:00-16:00') }] },
  ],
])('The hours "%s" have a form of their own, which is written when the pack has it', (value, hours) => {
  expect(readOsmHours(value)).toEqual(hours);
});

test.each([
  ['24/7 17:30-02:00', 'it is not in a form that is understood'],
  ['closed Mondays', 'it is not in a form that is understood'],
  ['Mo-Fr', 'it is not in a form that is understood'],
  ['ask at the bar', 'it is not in a form that is understood'],
  ['9-5', 'it is not in a form that is understood'],
  ['Mo-Fr 9:00-5:00', '"9:… - 5:…" may be in the morning or in the afternoon'],
  ['Mo 19:00-23:30+', 'the pack cannot say "19:00-23:30+"'],
  ['Mo-Fr 10:00-12:00 "ring twice"', 'it has a comment'],
  ['Mo-Fr 10:00-12:00 unknown', 'it says "unknown"'],
  ['SH Mo-Fr 10:00-12:00', 'it depends on school holidays'],
  ['Mo-Su 10:00-12:00; easter off', 'it depends on Easter'],
  ['week 01-20 Mo 10:00-12:00', 'it depends on the week of the year'],
  ['2026 Dec 24 off; Mo-Su 10:00-12:00', 'it is for single years'],
  ['Mo-Fr 10:00-12:00 || 14:00-16:00', 'it has a fallback rule (||)'],
  ['dawn-dusk', 'it depends on dawn or dusk'],
  ['off', 'it is never open'],
  ['08:00-09:00,10:00-11:00,12:00-13:00,14:00-15:00,16:00-17:00', 'the pack cannot say 5 times on one day'],
])('The hours "%s" stay text, because %s', (text, reason) => {
  expect(convertHours(text)).toEqual({ reason, doubts: [] });
});

test.each([
  [
    'Mo-Fr 12:00-15:00; Mo-Sa 20:00-23:00',
    'a semicolon replaces earlier hours of Mon, Tue, Wed, Thu, Fri; if both hold, write a comma',
  ],
  [
    'Fr 18:00-02:00; Sa 10:00-20:00',
    'a semicolon ends the hours of Fri at midnight; if they go on, write a comma',
  ],
  [
    'Mo-Su 10:00-20:00, Tu 12:00-22:00',
    'a comma adds to the hours of the same day; if they are replaced, write a semicolon',
  ],
])('The trap of "%s" is reported: %s', (text, doubt) => {
  expect(convertHours(text)).toEqual({ hours: expect.anything(), doubts: [doubt] });
});

const NIGHT_DOUBT = 'hours past midnight are taken to their end, also before holidays and other dates';

test('Nights before a holiday are taken to their end and reported, because OpenStreetMap ends them at midnight', () => {
  expect(convertHours('Mo-Su 18:00-02:00; PH off')).toEqual({
    hours: { ...daily('18:00-02:00'), bankHoliday: [] },
    doubts: [NIGHT_DOUBT],
  });
  expect(convertHours('Mo-Su 18:00-02:00; Dec 24-26 off')).toEqual({
    hours: { ...daily('18:00-02:00'), dates: { '12-24': [], '12-25': [], '12-26': [] } },
    doubts: [NIGHT_DOUBT],
  });
});

test('Twice the same day: further times are added, longer ones replace, and both are reported', () => {
  expect(convertHours('Mon-Fri 12pm-3pm, Mon-Sat 6pm-11pm')).toMatchObject({
    hours: { mon: ['12:00-15:00', '18:00-23:00'], sat: ['18:00-23:00'] },
    doubts: ['the times of Mo-Sa were added to earlier ones'],
  });
  expect(convertHours('daily 10am-6pm, Friday 10am-9pm')).toMatchObject({
    hours: { thu: ['10:00-18:00'], fri: ['10:00-21:00'] },
    doubts: ['the times of Fr replaced earlier ones'],
  });
});

const QUARTERS = 96;
/** Two weeks with Berlin's holiday of 1 May. */
const DAYS = Array.from({ length: 14 }, (_, index) => new Date(2026, 3, 27 + index));
const CALENDAR = { bankHolidays: ['2026-05-01'] };

const iso = (day: Date) =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Open quarters of two weeks by the pack's hours; the first day's morning needs the day before. */
function openQuarters(hours: PackHours): Set<number> {
  const open = new Set<number>();
  for (let index = -1; index < DAYS.length; index++) {
    const day = iso(new Date(2026, 3, 27 + index));
    for (const interval of hoursOnDay(hours as never, day, CALENDAR).intervals) {
      const [from = 0, to = 0] = interval.split('-').map(minutes);
      for (let minute = from; minute < (to > from ? to : to + 1440); minute += 15)
        open.add(index * QUARTERS + minute / 15);
    }
  }
  return open;
}

/** Open quarters by the library's reading of a value. */
function libraryQuarters(value: string): Set<number> {
  const [start, end] = [DAYS[0]!, new Date(2026, 3, 27 + DAYS.length)];
  const quarterOf = (at: Date) => Math.round((at.getTime() - start.getTime()) / 900_000);
  const open = new Set<number>();
  for (const [from, to] of parseOsm(value).getOpenIntervals(start, end))
    for (let quarter = quarterOf(from); quarter < quarterOf(to); quarter++) open.add(quarter);
  return open;
}

/** Quarters that differ from the library's reading of a value. */
function differences(hours: PackHours, value: string): string[] {
  const ours = openQuarters(hours);
  const theirs = libraryQuarters(value);
  return Array.from({ length: DAYS.length * QUARTERS }, (_, quarter) => quarter)
    .filter((quarter) => ours.has(quarter) !== theirs.has(quarter))
    .map(
      (quarter) =>
        `${iso(DAYS[Math.floor(quarter / QUARTERS)]!)} ${time(quarter % QUARTERS)}: ${ours.has(quarter)}`,
    );
}

const { next, integer, of, chance } = seeded(78);
const OSM_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const ENGLISH = ['Mon', 'Tuesday', 'Wed', 'Thurs', 'Fri', 'Saturday', 'Sun'];

const time = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;

/** One or two ranges of a day in quarters; the last one may end after midnight. */
function ranges(): [number, number][] {
  const from = 20 + integer(40);
  const to = from + 4 + integer(20);
  if (chance(0.5)) return [[from, chance(0.2) ? 96 + integer(12) : to]];
  const again = to + 2 + integer(8);
  return [
    [from, to],
    [again, Math.min(again + 4 + integer(40), 108)],
  ];
}

const osmTimes = (spans: [number, number][]) =>
  spans.map(([from, to]) => `${time(from)}-${time(to > 96 ? to - 96 : to)}`).join(',');

function englishTime(quarter: number): string {
  const hour = Math.floor((quarter % 96) / 4);
  const minute = (quarter % 4) * 15;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minute ? `:${minute}` : ''}${hour < 12 ? 'am' : 'pm'}`;
}

/** Random rules for consecutive days, as OpenStreetMap and an English sentence write them. */
function randomWeek(): { osm: string; english: string } {
  const osm: string[] = [];
  const english: string[] = [];
  for (let day = 0; day < 7; ) {
    const last = Math.min(6, day + integer(4));
    const spans = ranges();
    const name = (names: string[], sign: string) =>
      last > day ? `${names[day]}${sign}${names[last]}` : names[day]!;
    if (chance(0.8)) {
      osm.push(`${name(OSM_DAYS, '-')} ${osmTimes(spans)}`);
      english.push(
        `${name(ENGLISH, of([' to ', '–', '-']))} ${spans.map(([from, to]) => `${englishTime(from)}${of(['–', ' to ', '-'])}${englishTime(to)}`).join(' and ')}`,
      );
    }
    day = last + 1;
  }
  if (osm.length === 0) return randomWeek();
  return { osm: osm.join(of([', ', '; '])), english: english.join(of([', ', '; ', '\n'])) };
}

test('Converted hours agree with the opening_hours library at every quarter of two weeks with a holiday', () => {
  const holidays = [
    '',
    '; PH off',
    '; PH 10:00-14:00',
    '; Dec 24-26 off',
    '; May 02 off',
    '; May-Sep Su 11:00-15:00',
  ];
  let compared = 0;
  for (let round = 0; round < 150; round++) {
    const value = randomWeek().osm + of(holidays);
    const { hours, doubts } = convertHours(value);
    expect({ value, isConverted: hours !== undefined }).toEqual({ value, isConverted: true });
    if (!hours) continue;
    // The pack and the library differ there, and the operator is told.
    if (doubts.includes(NIGHT_DOUBT)) continue;
    compared++;
    expect({ value, differences: differences(hours, value) }).toEqual({ value, differences: [] });
  }
  expect(compared).toBeGreaterThan(80);
});

test('English sentences become the hours of the same rules in OpenStreetMap syntax', () => {
  for (let round = 0; round < 150; round++) {
    const { osm, english } = randomWeek();
    const value = readHumanHours(english.replaceAll('–', '-'))?.value;
    expect({ english, value: value?.replaceAll('; ', ', ') }).toEqual({
      english,
      value: expect.any(String),
    });
    // A sentence means further days where OpenStreetMap's semicolon cuts a night: compare with commas.
    const { hours } = convertHours(value!.replaceAll('; ', ', '));
    expect({ english, differences: differences(hours!, osm.replaceAll('; ', ', ')) }).toEqual({
      english,
      differences: [],
    });
  }
});

test('Any text is either converted or has a reason', () => {
  const words = [
    'Mo',
    'Fr',
    '9',
    '17:00',
    '-',
    ',',
    ';',
    'off',
    'PH',
    'daily',
    'am',
    '[1]',
    '"',
    '+',
    'sunset',
    '||',
    'xyz',
    '24/7',
    'Dec',
  ];
  for (let round = 0; round < 400; round++) {
    const text = Array.from({ length: 1 + integer(8) }, () => of(words)).join(next() < 0.5 ? ' ' : '');
    const converted = convertHours(text);
    expect(converted.hours ? 'hours' : converted).toEqual(
      converted.hours ? 'hours' : { reason: expect.any(String), doubts: [] },
    );
  }
});
