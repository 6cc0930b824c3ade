/** 500 visits of a script, sent over HTTP as browsers send them, against every figure that the guide reports of them. */
import { type PanelName, panels } from '@guide/contracts/api/panels';
import type { Insights } from '@guide/contracts/api/schemas';
import { seeded } from '@guide/contracts/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createToken } from '../../../../gateway/src/embed/manage';
import { startMailServer } from '../../../../kit/test/support/mailServer';
import { createComparison, type Headers } from './comparison';
import { createFigures, daysBetween, type ScriptedGoal, type ScriptedPeriod } from './figures';
import { openGuide } from './guide';
import { keepLedger } from './ledger';
import { dashboardTables, dashboardTotals, figureText, tablesIn } from './page';
import { ADDRESSES, createScript, END, ORIGIN } from './script';

const GOALS: ScriptedGoal[] = [
  {
    id: 'from-list',
    name: 'From a list to a booking',
    from: '2098-03-22',
    steps: ['/top-attractions', '/attraction/*', 'booking_click'],
  },
  { id: 'map', name: 'Map and then a pub', from: '2099-03-29', steps: ['/map', '/pub/*'] },
  { id: 'rare', name: 'Printed', from: '2098-03-22', steps: ['print', '/top-london-pubs', 'print', 'share'] },
];
const REMOVED = 'removed';

/** Days that other programs have counted. */
const IMPORTED: Insights['imported'] = [
  { source: 'plausible', day: '2099-03-27', views: 120, visitors: 41 },
  { source: 'plausible', day: '2099-03-28', views: null, visitors: null },
  { source: 'umami', day: '2099-03-30', views: 6, visitors: 6 },
];
const PLAUSIBLE = 'date,visitors,pageviews\n2099-03-27,41,120\n2099-03-28,4,9\n';
/** Half an hour before midnight in UTC, which is the next day in London. */
const UMAMI = `session_id,created_at,event_type\n${[1, 2, 3, 4, 5, 6]
  .map((session) => `s${session},2099-03-29 23:30:0${session},1\n`)
  .join('')}`;

const GOALS_ADDED = Date.parse('2098-03-20T12:00:00Z');
const MAP_ADDED = Date.parse('2099-03-27T12:00:00Z');
const LAST_DAY = Date.parse('2099-03-31T23:00:00Z');
/** Half an hour after midnight, when the last day is closed. */
const DAY_AFTER = Date.parse('2099-04-01T23:30:00Z');

/** The guide looks once a minute whether a report is due. */
const REPORT_TIMEOUT_MS = 120_000;

const started = performance.now();
const mailServer = await startMailServer();
afterAll(() => void mailServer.close());
const guide = await openGuide();
await guide.start(GOALS_ADDED);
const releases = await guide.read<Record<string, string>>('/api/modules/live');
const { sent, visits } = createScript(seeded(2099), releases);
const ledger = keepLedger(sent, releases);
const goalLines: string[] = [];
for (const { id, name, from, steps } of [...GOALS, { ...GOALS[0]!, id: REMOVED }]) {
  const options = ['--add', id, '--name', name, ...steps.flatMap((step) => ['--step', step])];
  goalLines.push(await guide.ops(from === GOALS[1]!.from ? MAP_ADDED : GOALS_ADDED, 'goals', ...options));
}
await guide.ops(GOALS_ADDED, 'goals', '--remove', REMOVED);
await guide.ops(DAY_AFTER, 'import-figures', 'plausible', await guide.write('plausible.csv', PLAUSIBLE));
const zone = ['--time-zone', 'Europe/London'];
await guide.ops(DAY_AFTER, 'import-figures', 'umami', await guide.write('umami.csv', UMAMI), ...zone);

const responses: { status: number; body: string; setsCookie: boolean }[] = [];
async function play(until: number): Promise<void> {
  for (const request of sent.slice(responses.length)) {
    if (request.at >= until) return;
    responses.push(await guide.send(request));
  }
}
await play(LAST_DAY);
const { counts, takeDifferences, compare, compareCalls, compareFilters, compareRanges, comparePanel } =
  createComparison(guide);

/** What the script has by a moment. */
const figuresAt = (at: number) =>
  createFigures(
    ledger.hits.filter((hit) => hit.at.getTime() < at),
    GOALS,
    IMPORTED,
  );

afterAll(() => {
  const stored = (kind: string) => ledger.hits.filter((hit) => hit.kind === kind).length;
  const messages = sent.flatMap(({ views, events }) => [...views, ...events]);
  const optedOut = visits.filter(([first]) => first!.device.optOut).length;
  const refused = responses.filter(({ status }) => status !== 200).length;
  console.log(
    [
      `${visits.length} visits (${optedOut} opted out) of ${ADDRESSES} addresses:`,
      `${responses.length} requests, ${refused} refused,`,
      `${messages.length - new Set(messages.map(({ id }) => id)).size} messages sent twice;`,
      `${stored('view')} views, ${stored('event')} events and ${stored('bot')} requests of bots are counted.`,
      `${counts.queries} reports by ${counts.filters} filters, ${counts.panels} panels, ${counts.csvRows} rows of CSV,`,
      `${guide.busyReads()} of them asked again of a busy guide:`,
      `${counts.figures} comparisons, ${counts.differences} differences, ${Math.round((performance.now() - started) / 1000)} s`,
    ].join(' '),
  );
});

describe('before the guide restarts', () => {
  test('D-36 D-58 D-62 every message is accepted, none refused, and cookies are set as documented', () => {
    expect(visits).toHaveLength(500);
    expect(new Set(visits.flat().map(({ device }) => device.address)).size).toBe(ADDRESSES);
    const accepted = responses.filter(({ status, body }) => status === 200 && body === '{"ok":true}');
    expect(responses.length - accepted.length).toBe(0);
    const wrong = responses.filter(({ setsCookie }, index) => setsCookie !== ledger.setsCookie[index]);
    expect(wrong).toEqual([]);
  });

  test('the script fills every list, so that a comparison of none is one of empty lists', () => {
    const week = { from: '2099-03-26', to: '2099-04-01' };
    const insights = createFigures(ledger.hits, GOALS, IMPORTED).insights(week);
    const lists = Object.entries(insights).filter(([, list]) => Array.isArray(list) && list.length < 2);
    // Releases were first seen in the year before.
    expect(lists.map(([name]) => name)).toEqual(['firstSeen']);
    expect(insights.goals.flatMap(({ steps }) => steps).some(({ value }) => value === null)).toBe(true);
    expect(insights.funnel.booked.value).toBeGreaterThan(20);
  });

  test('D-72 goals count from the day that the command prints', () => {
    const lines = [...GOALS, { ...GOALS[0]!, id: REMOVED }];
    expect(goalLines).toEqual(lines.map(({ id, from }) => `${id} is counted from ${from} on.\n`));
  });

  test('D-72 D-80 D-82 figures of ranges, also compared and filtered, are those of the script', async () => {
    await compareRanges(figuresAt(LAST_DAY));
    expect(takeDifferences()).toEqual([]);
  });
});

const APRIL = { since: '2099-04-01T00:00:00.000+01:00', days: ['2099-04-01'] };
const WEEK_OF_APRIL: ScriptedPeriod = {
  period: 'week',
  since: '2099-03-30T00:00:00.000+01:00',
  days: daysBetween('2099-03-30', '2099-04-01'),
  before: daysBetween('2099-03-23', '2099-03-29'),
};
const MONTH: ScriptedPeriod = {
  ...APRIL,
  period: 'month',
  before: daysBetween('2099-03-01', '2099-03-31'),
};

describe('when all days but the last two are closed', () => {
  beforeAll(async () => {
    await guide.stop();
    await guide.start(LAST_DAY);
    await guide.untilClosed('2099-03-31');
    await play(Number.POSITIVE_INFINITY);
    await guide.setClock(END);
  });

  test('D-18 D-20 D-69 D-74 periods, top pages, listings, latest views and visitors now are those of the script', async () => {
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(responses).toHaveLength(sent.length);
    const figures = figuresAt(END);
    expect(figures.visitorsNow(END)).toBeGreaterThanOrEqual(5);
    const today: ScriptedPeriod = { ...APRIL, period: 'day', before: ['2099-03-31'] };
    await compareCalls(figures, END, [today, WEEK_OF_APRIL, MONTH]);
    expect(takeDifferences()).toEqual([]);
  });

  test('D-72 D-82 each offered filter, and several together, give the figures of the script', async () => {
    await compareFilters(figuresAt(END), 1);
    expect(takeDifferences()).toEqual([]);
  });

  test('D-72 D-82 the dashboard that is served without JavaScript shows the figures of the script', async () => {
    const query = { from: '2099-03-29', to: '2099-03-31', compare: 'before', kind: 'place' } as const;
    // Until its renderer has started, a guide serves pages without their screen.
    const tables = async (): Promise<ReturnType<typeof tablesIn>> => {
      const read = tablesIn(await guide.readPage(`/analytics?${new URLSearchParams(query)}`));
      return 'Pages' in read ? read : tables();
    };
    const actual = await tables();
    const expected = figuresAt(END).insights(query);
    const shown = dashboardTables(expected);
    expect(Object.keys(shown).length).toBeGreaterThan(18);
    compare('page', Object.fromEntries(Object.keys(shown).map((title) => [title, actual[title]])), shown);
    const totals = dashboardTotals(expected);
    expect(actual.Totals).toEqual(expect.arrayContaining(totals));
    expect(takeDifferences()).toEqual([]);
  });
});

describe('when all days are closed, and figures need a key', () => {
  let key: Headers;
  beforeAll(async () => {
    await play(Number.POSITIVE_INFINITY);
    await guide.stop();
    const report = {
      REPORT_TO: 'ada@tourism.example',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'guide@guide.example',
    };
    await guide.start(DAY_AFTER, { ...report, ORIGIN, ANALYTICS_ACCESS: 'token' });
    await guide.untilClosed('2099-04-02');
    const options = { label: 'Analysts', origins: [ORIGIN] };
    const { token } = await createToken(guide.db('gateway'), options, DAY_AFTER);
    key = { authorization: `Bearer ${token}`, origin: ORIGIN };
  });

  test('D-21 without the key nothing is read', async () => {
    for (const call of ['insights?from=2099-03-26&to=2099-04-01', 'summary', 'top-pages', 'recent'])
      expect(await guide.statusOf(`/api/analytics/${call}`)).toBe(401);
  });

  test('D-18 D-20 periods, top pages, listings and latest views by key are those of the script', async () => {
    const today: ScriptedPeriod = {
      period: 'day',
      since: '2099-04-02T00:00:00.000+01:00',
      days: ['2099-04-02'],
      before: ['2099-04-01'],
    };
    await compareCalls(figuresAt(END), DAY_AFTER, [today, WEEK_OF_APRIL, MONTH], key);
    expect(takeDifferences()).toEqual([]);
  });

  test('D-72 D-80 D-82 ranges, also compared and filtered, by key are those of the script', async () => {
    await compareRanges(figuresAt(END), key);
    expect(takeDifferences()).toEqual([]);
  });

  test('D-72 D-82 each offered filter, and several together, by key give the figures of the script', async () => {
    await compareFilters(figuresAt(END), 2, key);
    expect(takeDifferences()).toEqual([]);
  });

  test('D-21 D-72 each panel by its own token has the figures of the script', async () => {
    const names = Object.keys(panels) as PanelName[];
    expect(names.length).toBeGreaterThan(25);
    const figures = figuresAt(END);
    for (const panel of names) await comparePanel(figures, panel, WEEK_OF_APRIL, DAY_AFTER);
    expect(takeDifferences()).toEqual([]);
  });

  test(
    'D-72 the weekly report by email has the figures of the script',
    async () => {
      while (mailServer.mails.length === 0) await mailServer.nextMail();
      const week = { from: '2099-03-23', to: '2099-03-29', compare: 'before' } as const;
      const { visitors, sessions, views, bookings, pages } = figuresAt(END).insights(week);
      const pageRows = pages.filter(({ name }) => name !== 'other page').slice(0, 10);
      const rows: [string, Insights['views']][] = [
        ['Visitors', visitors],
        ['Visits', sessions],
        ['Page views', views],
        ['Booking clicks', bookings],
        ...pageRows.map(({ name, ...compared }): [string, Insights['views']] => [name, compared]),
      ];
      const expected = rows.map(
        ([name, { value }]) => `${name}: ${figureText(value)} (week before: under 5)`,
      );
      expect(mailServer.mails[0]!.text.match(/^.*\(week before: .*$/gm)?.map((line) => line.trim())).toEqual(
        expected,
      );
      counts.figures += expected.length;
    },
    REPORT_TIMEOUT_MS,
  );
});
