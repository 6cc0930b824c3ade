import type { Insights } from '@guide/contracts/api/schemas';

type Rows = string[][];

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const textOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>|<[^>]*>/gs, '')
    .replace(/&(\w+|#x27);/g, (entity, name) => ENTITIES[name] ?? entity)
    .trim();

/** Reads the tables of a page and its list of totals, by the headings above them. */
export function tablesIn(html: string): Record<string, Rows> {
  const tables = html
    .split(/<h3[^>]*>/)
    .slice(1)
    .map((part) => {
      const [, rows = ''] = /<tbody>(.*?)<\/tbody>/s.exec(part) ?? [];
      const cells = [...rows.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
        [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) => textOf(cell)),
      );
      return [textOf(part.split('</h3>', 1)[0]!), cells];
    });
  const totals = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)];
  return {
    ...Object.fromEntries(tables),
    Totals: totals.map(([, name, value]) => [textOf(name!), textOf(value!)]),
  };
}

export const figureText = (value: number | null | undefined): string =>
  value == null ? 'under 5' : value.toLocaleString('en-GB');

const TITLES = {
  devices: 'Kinds of device',
  pages: 'Pages',
  entryPages: 'Entry pages',
  exitPages: 'Exit pages',
  referrers: 'Came from',
  countries: 'Countries',
  languages: 'Languages',
  releases: 'Releases',
  browsers: 'Browsers',
  systems: 'Systems',
  sources: 'Campaign sources',
  mediums: 'Campaign media',
  campaigns: 'Campaigns',
  areas: 'Areas',
} as const satisfies Partial<Record<keyof Insights, string>>;

const DEVICES: Record<string, string> = { phone: 'Mobile', desktop: 'Desktop', tablet: 'Tablet' };

function nameOf(list: keyof typeof TITLES, name: string): string {
  if (list === 'devices') return DEVICES[name]!;
  if (list === 'countries') return new Intl.DisplayNames('en-GB', { type: 'region' }).of(name)!;
  if (list === 'languages') return new Intl.DisplayNames('en-GB', { type: 'language' }).of(name)!;
  return name === 'direct' ? 'Direct' : name;
}

const percent = (part: number | null, whole: number | null) =>
  part === null || !whole ? '–' : `${Math.min(100, Math.round((part / whole) * 100))}%`;

/** The tables that the dashboard must show of compared figures, by their headings. */
export function dashboardTables(insights: Insights): Record<string, Rows> {
  const row = (name: string, { value, previous }: Insights['views']) => [
    name,
    figureText(value),
    figureText(previous),
  ];
  const lists = Object.entries(TITLES).map(([list, title]): [string, Rows] => [
    title,
    insights[list as keyof typeof TITLES].map((counts) =>
      row(nameOf(list as keyof typeof TITLES, counts.name), counts),
    ),
  ]);
  const goals = insights.goals.map(({ name, steps }): [string, Rows] => [
    `Goal: ${name}`,
    steps.map(({ step, ...counts }, index) =>
      row(index === 0 ? step : `then ${step} (${percent(counts.value, steps[0]!.value)})`, counts),
    ),
  ]);
  const { lists: seen, places, booked } = insights.funnel;
  return {
    ...Object.fromEntries([...lists.filter(([, rows]) => rows.length > 0), ...goals]),
    'From a list to a booking': [
      row('Saw a list, the search or the map', seen),
      row(`then a place (${percent(places.value, seen.value)})`, places),
      row(`then clicked on a booking link (${percent(booked.value, seen.value)})`, booked),
    ],
    'Searches that found nothing': insights.searches.map(({ text, visitors }) => [
      text,
      figureText(visitors),
    ]),
    'Went on to': insights.outbound.map(({ host, visitors }) => [host, figureText(visitors)]),
    'Hours of the day': insights.hours.map(({ hour, views }) => [
      `${String(hour).padStart(2, '0')}:00`,
      figureText(views),
    ]),
  };
}

/** The totals above the lists. */
export function dashboardTotals({
  views,
  visitors,
  sessions,
  bounces,
  bookings,
  secondsOnPage,
}: Insights): Rows {
  return [
    ['Views', figureText(views.value)],
    ['Visitors', figureText(visitors.value)],
    ['Sessions', figureText(sessions.value)],
    ['Left after one page', percent(bounces.value, sessions.value)],
    ['Time on a page', secondsOnPage.value === null ? '–' : `${secondsOnPage.value} s`],
    ['Booking clicks', figureText(bookings.value)],
  ];
}
