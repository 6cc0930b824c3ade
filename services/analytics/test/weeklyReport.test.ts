import { london, startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import type { Db } from 'mongodb';
import { startMailServer } from '../../kit/test/support/mailServer';
import { service } from '../src/app';
import { type Hit, hitsCollection } from '../src/hits';
import { countHits } from '../src/sums/batches';
import { sendDueReport } from '../src/weekly/sendDueReport';
import { dueWeek } from '../src/weekly/week';
import { createReportMailer } from '../src/weekly/weeklyReport';
import { startFigures, view } from './figures';

const ORIGIN = 'https://guide.example';
const FROM = 'letters@guide.example';
const TO = ['ada@tourism.example', 'ben@tourism.example'];
const TIME_ZONE = 'Europe/London';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The service looks for a due report only when a test advances the interval. */
const REAL_TIMERS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setTimeout',
] as const;

const server = await startMailServer();
const { mails, state } = server;
const { emptyDb } = await startFigures();
const mailers: ReturnType<typeof createReportMailer>[] = [];
const newMailer = (language = 'en') => {
  const guide = () => 'London Tourist Guide';
  const locale = language === 'en' ? 'en-GB' : language;
  const settings = { url: server.url, from: FROM, origin: ORIGIN, to: TO };
  const mailer = createReportMailer({ ...settings, language, locale, guide });
  mailers.push(mailer);
  return mailer;
};
afterEach(() => {
  state.refusing = false;
  state.accept = async () => {};
  mails.length = 0;
});
afterAll(() => {
  for (const mailer of mailers) mailer.close();
  server.close();
});

/** A process that looks whether a report is due. */
function newProcess(db: Db, now: () => Date, language?: string) {
  const mailer = newMailer(language);
  const failures: string[] = [];
  const onFailed = ({ message }: Error) => failures.push(message);
  return {
    failures,
    run: () => sendDueReport(db, { timeZone: TIME_ZONE, send: mailer.send, onFailed, now }),
  };
}

/** The first lines of the mails, which are their subjects. Versions of Node write other spaces around the dash. */
const titles = () =>
  mails.map(({ text }) =>
    /^London Tourist Guide: .*$/m.exec(text)![0].replace(/[\s\u2009]*–[\s\u2009]*/, '–'),
  );

test.each([
  ['2026-11-30T06:59:00Z', '2026-11-16', '2026-11-22'],
  ['2026-11-30T07:00:00Z', '2026-11-23', '2026-11-29'],
  ['2026-12-06T23:59:00Z', '2026-11-23', '2026-11-29'],
  // Clocks change on 29 March, and Monday begins at 23:00 UTC.
  ['2026-03-30T05:59:00Z', '2026-03-16', '2026-03-22'],
  ['2026-03-30T06:00:00Z', '2026-03-23', '2026-03-29'],
  ['2027-01-04T07:00:00Z', '2026-12-28', '2027-01-03'],
])('at %s, the report of %s to %s is due', (now, from, to) => {
  expect(dueWeek(new Date(now), TIME_ZONE)).toEqual({ from, to });
});

test('over five weeks, two processes that restart every day send each report once', async () => {
  const db = await emptyDb('weekly_five_weeks');
  let time = Date.parse('2026-11-27T12:00:00Z');
  const now = () => new Date(time);
  const sentAt: string[] = [];
  for (; time < Date.parse('2026-12-31T12:00:00Z'); time += 24 * HOUR_MS) {
    const processes = [newProcess(db, now), newProcess(db, now)];
    const sent = await Promise.all([...processes, ...processes].map(({ run }) => run()));
    sentAt.push(...sent.filter(Boolean).map(() => now().toISOString().slice(0, 10)));
  }
  expect(sentAt).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
    '2026-12-28',
  ]);
  expect(titles()).toEqual(
    [
      '16–22 November',
      '23–29 November',
      '30 November–6 December',
      '7–13 December',
      '14–20 December',
      '21–27 December',
    ].map((days) => `London Tourist Guide: weekly report, ${days} 2026`),
  );
  expect(new Set(mails.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)![1])).size).toBe(6);
  expect(await db.collection('weekly_report').countDocuments()).toBe(1);
});

test('a guide that was off for weeks sends only the latest report', async () => {
  const db = await emptyDb('weekly_off');
  let time = Date.parse('2026-11-30T12:00:00Z');
  const { run } = newProcess(db, () => new Date(time));
  expect(await run()).toBe(true);
  time = Date.parse('2026-12-23T12:00:00Z');
  expect([await run(), await run()]).toEqual([true, false]);
  expect(mails).toHaveLength(2);
  expect(titles()[1]).toContain('14–20 December 2026');
});

test('a clock that is set back sends no earlier report again', async () => {
  const db = await emptyDb('weekly_clock');
  let time = Date.parse('2026-11-30T12:00:00Z');
  const { run } = newProcess(db, () => new Date(time));
  await run();
  time = Date.parse('2026-11-20T12:00:00Z');
  expect([await run(), mails.length]).toEqual([false, 1]);
});

test('a refused report is sent again after 1, 2, 4 … minutes, at last every hour, also by another process', async () => {
  const db = await emptyDb('weekly_refused');
  let time = Date.parse('2026-11-30T12:00:00Z');
  const processes = [0, 1].map(() => newProcess(db, () => new Date(time)));
  const attempt = async () => {
    for (const { run } of processes) await run();
    return processes.flatMap(({ failures }) => failures);
  };
  state.refusing = true;
  expect(await attempt()).toHaveLength(1);
  for (const [index, minutes] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    time += minutes * MINUTE_MS - 1;
    expect(await attempt()).toHaveLength(index + 1);
    time += 1;
    expect(await attempt()).toHaveLength(index + 2);
  }
  state.refusing = false;
  time += HOUR_MS;
  expect((await attempt())[0]).toContain('busy');
  expect(mails).toHaveLength(1);
});

test('a process that is killed while it sends does not make another one send again', async () => {
  const db = await emptyDb('weekly_killed');
  let time = Date.parse('2026-11-30T12:00:00Z');
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  state.accept = () => {
    arrived();
    return new Promise(() => {});
  };
  // Its connections end with the tests, and with them its attempt.
  newProcess(db, () => new Date(time))
    .run()
    .catch(() => {});
  await arrival;
  state.accept = async () => {};
  for (; time < Date.parse('2026-12-07T07:00:00Z'); time += 12 * HOUR_MS)
    expect(await newProcess(db, () => new Date(time)).run()).toBe(false);
  expect(mails).toHaveLength(1);
});

/** Views of so many visitors on a day, each of one page. */
const views = (day: string, visitors: number, page: string, more: Partial<Hit> = {}): Hit[] =>
  Array.from({ length: visitors }, (_, visitor) =>
    view(`${day} ${page} ${visitor}`, `${day} ${page} ${visitor}`, `${day}T12:00:00Z`, { page, ...more }),
  );

async function reportOf(language: string, hits: Hit[]): Promise<string> {
  const db = await emptyDb(`weekly_figures_${language}`);
  await hitsCollection(db).insertMany(hits);
  await countHits(db);
  await newProcess(db, () => new Date('2026-11-30T07:00:00Z'), language).run();
  expect(mails).toMatchObject([{ from: FROM, to: TO }]);
  return mails[0]!.text;
}

const HITS = [
  ...views('2026-11-17', 100, '/map'),
  ...views('2026-11-24', 110, '/map', { referrer: 'evil.example' }),
  ...views('2026-11-29', 14, '/top-attractions'),
  ...views('2026-11-25', 4, '/pub/1'),
  // The day after the week.
  ...views('2026-11-30', 50, '/map'),
];

test('a report has the week, the week before and the change; numbers under 5 and what visitors sent are not in it', async () => {
  const report = await reportOf('en', HITS);
  expect(titles()).toEqual(['London Tourist Guide: weekly report, 23–29 November 2026']);
  expect(report).toContain(
    [
      'Visitors: 128 (week before: 100, +28%)',
      'Visits: 128 (week before: 100, +28%)',
      'Page views: 128 (week before: 100, +28%)',
      'Booking clicks: under 5 (week before: under 5)',
      '',
      '/map: 110 (week before: 100, +10%)',
      '/top-attractions: 14 (week before: under 5)',
      '',
      'All figures:',
      '<https://guide.example/analytics>',
    ].join('\n'),
  );
  expect(report).toContain(
    '<tr><th align="left" scope="row">/map</th><td align="right">110</td><td align="right">100</td><td align="right">+10%</td></tr>',
  );
  expect(report).not.toContain('/pub/1');
  expect(report).not.toContain('evil.example');
});

test('a report is in the language of REPORT_LANGUAGE', async () => {
  const german = await reportOf('de', HITS);
  expect(german).toMatch(/^Content-Language: de$/m);
  expect(german).toContain('Besucher: 128 (Vorwoche: 100, +28\u00a0%)');
  mails.length = 0;
  expect(await reportOf('ar', HITS)).toContain('<html lang="ar" dir="rtl">');
});

const SETTINGS = ['SMTP_URL', 'MAIL_FROM', 'REPORT_TO', 'REPORT_LANGUAGE'];
/** Sets the environment of a service during `work`. */
async function withSettings<T>(settings: Record<string, string>, work: () => Promise<T>): Promise<T> {
  Object.assign(process.env, settings);
  try {
    return await work();
  } finally {
    for (const name of SETTINGS) delete process.env[name];
  }
}
const MAIL = { SMTP_URL: server.url, MAIL_FROM: FROM };

test('the running service sends the report of last week', async () => {
  const database = await startTestDatabase();
  jest.useFakeTimers({ doNotFake: [...REAL_TIMERS] });
  const settings = { ...MAIL, REPORT_TO: TO.join() };
  const app = await withSettings(settings, () =>
    service.buildApp({ mongoUrl: database.url, packFolder: london, origin: ORIGIN }),
  );
  const mail = server.nextMail();
  jest.advanceTimersByTime(MINUTE_MS);
  await mail;
  jest.useRealTimers();
  await app.close();
  await database.remove();
  expect(titles()).toEqual([expect.stringMatching(/^London Tourist Guide: weekly report, /)]);
});

test.each([
  [{ REPORT_TO: 'ada@tourism.example' }, 'REPORT_TO needs a mail server: set SMTP_URL, MAIL_FROM and ORIGIN'],
  [
    { ...MAIL, REPORT_TO: 'ada@tourism.example', REPORT_LANGUAGE: 'xx' },
    'REPORT_LANGUAGE is xx: there are en, ',
  ],
  [{ ...MAIL, REPORT_TO: 'nobody' }, 'REPORT_TO'],
])('the settings %j stop the start with one sentence', async (settings: Record<string, string>, sentence) => {
  const mongoUrl = 'mongodb://127.0.0.1:1/';
  await withSettings(settings, () =>
    expect(service.buildApp({ mongoUrl, packFolder: london, origin: ORIGIN })).rejects.toThrow(sentence),
  );
});
