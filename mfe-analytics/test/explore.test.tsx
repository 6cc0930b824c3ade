import type { Insights } from '@guide/contracts/api';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choicePath, hasTooManyFilters, insightsQueryOf, lastDays, readChoice } from '../src/insights/choice';
import { insightsCsv } from '../src/insights/insightsCsv';
import { insights, open } from './support';

const DAY_MS = 86_400_000;

const explore = async () => within(await screen.findByRole('region', { name: 'Explore visits' }));
const dayByDay = async () => within(await (await explore()).findByRole('region', { name: 'Day by day' }));

test('D-72 small numbers are shown as "under 5"; totals show their change and the compared days', async () => {
  open();
  const region = await explore();
  const pages = within(await region.findByRole('region', { name: 'Pages' }));
  expect(pages.getByRole('row', { name: 'other page under 5 5' })).toBeDefined();
  const days = region.getByRole('table', { name: 'Views, visitors and sessions of each day' });
  expect(within(days).getByRole('row', { name: '2026-11-20 under 5 under 5 under 5' })).toBeDefined();
  expect(region.getByText('First seen: map@1.0.0 on 2026-11-20.')).toBeDefined();
  await region.findByText('Compared with 2026-11-17 to 2026-11-18.');
  const figure = (name: string) =>
    region.getAllByText(name, { selector: 'dt' })[0]!.parentElement!.textContent;
  expect(figure('Views')).toBe('Views12026% more than 95');
  expect(figure('Visitors')).toBe('Visitors40before: under 5');
  expect(figure('Booking clicks')).toBe('Booking clicksunder 5before: 5');
  expect(figure('Left after one page')).toBe('Left after one page40%before: 25%');
});

/** Opens the insights and waits for the options of the filters. */
async function openFilters() {
  const { requests } = open();
  const region = await explore();
  await region.findByRole('option', { name: 'Mobile' });
  const choose = (label: string, value: string) =>
    fireEvent.change(region.getByLabelText(label), { target: { value } });
  return { requests, region, choose };
}

test('D-72 the form is a sentence, in which commas stay with the field before them', async () => {
  const { region } = await openFilters();
  const form = region.getByRole('form', { name: 'Which visits' });
  const parts = [...form.childNodes].map((node) =>
    node instanceof Text ? node.data : node.nodeName === 'SPAN' ? '[]' : '',
  );
  expect(parts.join('').trim()).toBe(
    'Visits to [] of [] in []\u2060, on []\u2060, by people in [] who came from []\u2060, served by []\u2060, []\u2060, from [] to []\u2060, compared with []\u2060.',
  );
  const options = (label: string) =>
    [...region.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(options('Page')).toEqual(['any page', '/map', 'other page']);
  expect(options('Days').slice(0, 2)).toEqual(['today', 'in the last 7 days']);
  expect(options('Compare with')).toEqual(['nothing', 'the days before', 'the year before']);
});

test('D-72 one request has filters, days and comparison', async () => {
  const { requests, region, choose } = await openFilters();
  choose('Device', 'phone');
  await waitFor(() => expect(region.getByLabelText('Device')).toHaveProperty('value', 'phone'));
  choose('Country', 'FR');
  await waitFor(() => expect(region.getByLabelText('Country')).toHaveProperty('value', 'FR'));
  choose('Compare with', 'year');
  await waitFor(() =>
    expect(requests.at(-1)).toMatch(
      /insights\?from=[\d-]{10}&to=[\d-]{10}&device=phone&country=FR&compare=year$/,
    ),
  );
  // Without JavaScript the form sends the same parameters.
  const form = region.getByRole<HTMLFormElement>('form', { name: 'Which visits' });
  const sent = [...new FormData(form)] as [string, string][];
  const { searchParams } = new URL(requests.at(-1)!, 'http://guide.test');
  expect(readChoice(new URLSearchParams(sent))).toEqual(readChoice(searchParams));
  expect(form.getAttribute('action')).toBe('/analytics');
  fireEvent.click(region.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(region.getByLabelText('Device')).toHaveProperty('value', ''));
});

const [first, second, third] = insights.series;
const none = { views: null, visitors: null, sessions: null };

test.each([
  [
    'every day is under 5',
    insights.series.map((day) => ({ ...day, ...none })),
    'No day with five visits or more.',
  ],
  [
    'one day has figures',
    [second, third],
    'Only 2026-11-19 had five visits or more. Views: 115, visitors: 40, sessions: 50.',
  ],
])('D-72 a sentence replaces the chart if %s', async (_case, series, text) => {
  open({ '/api/analytics/insights': { ...insights, series } });
  const days = await dayByDay();
  days.getByText(text);
  expect(days.queryByRole('img')).toBeNull();
  expect(days.getAllByRole('row', { hidden: true })).toHaveLength(series.length + 1);
});

test('D-72 the chart starts on the first day with data; the table has every day', async () => {
  open({
    '/api/analytics/insights': {
      ...insights,
      series: [{ day: '2026-11-17', ...none }, first, second, third],
    },
  });
  const days = await dayByDay();
  expect(days.getByRole('img').getAttribute('aria-label')).toMatch(/from 2026-11-18 to 2026-11-20;/);
  expect(days.getAllByRole('row', { hidden: true })).toHaveLength(5);
});

test('D-72 a list with more than seven rows shows six, and all on demand', async () => {
  const countries = ['FR', 'DE', 'ES', 'IT', 'NL', 'PL', 'SE', 'US'].map((name) => ({ name, value: 5 }));
  const devices = countries.slice(1);
  open({ '/api/analytics/insights': { ...insights, countries, devices } });
  const region = await explore();
  const list = within(await region.findByRole('region', { name: 'Countries' }));
  expect(list.getByRole('checkbox', { name: 'Show all 8' })).toHaveProperty('checked', false);
  expect(region.getAllByRole('checkbox')).toHaveLength(1);
});

test('D-72 empty lists share one line', async () => {
  open({ '/api/analytics/insights': { ...insights, areas: [], searches: [] } });
  const region = await explore();
  const line = await region.findByText('Exit pages, Areas, Searches that found nothing:');
  expect(line.parentElement!.textContent).toContain('Fewer than five people in these days.');
  expect(region.queryByRole('region', { name: 'Areas' })).toBeNull();
});

test('D-72 analysts choose days by name', async () => {
  const { requests } = open();
  const region = await explore();
  await region.findByRole('region', { name: 'Pages' });
  expect(region.getByLabelText('Days')).toHaveProperty('value', '28');
  // Changing one day keeps the other, which was a default.
  const today = (region.getByLabelText('To') as HTMLInputElement).value;
  fireEvent.change(region.getByLabelText('From'), { target: { value: today } });
  await waitFor(() => expect(region.getByLabelText('Days')).toHaveProperty('value', '1'));
  await waitFor(() => expect(requests.at(-1)).toContain(`insights?from=${today}&to=${today}`));
  fireEvent.change(region.getByLabelText('Days'), { target: { value: '7' } });
  await waitFor(() => expect(region.getByLabelText('Days')).toHaveProperty('value', '7'));
  const { searchParams } = new URL(
    requests.findLast((url) => url.includes('insights?'))!,
    'http://guide.test',
  );
  const [from, to] = ['from', 'to'].map((name) => searchParams.get(name)!);
  expect(Date.parse(to!) - Date.parse(from!)).toBe(6 * DAY_MS);
  expect(region.getByLabelText('From')).toHaveProperty('value', from);
  fireEvent.change(region.getByLabelText('To'), { target: { value: from } });
  await waitFor(() => expect(region.getByLabelText('Days')).toHaveProperty('value', ''));
});

test('D-72 several filters for more than 62 days are not requested; the page explains the limit', async () => {
  const params = { from: '2026-01-01', device: 'phone', country: 'FR' } as const;
  expect(hasTooManyFilters({ ...params, to: '2026-03-03' })).toBe(false);
  expect(hasTooManyFilters({ ...params, to: '2026-03-04' })).toBe(true);
  const { requests, region, choose } = await openFilters();
  choose('Device', 'phone');
  choose('Days', '90');
  await waitFor(() => expect(region.getByLabelText('Days')).toHaveProperty('value', '90'));
  await region.findByRole('region', { name: 'Pages' });
  const before = requests.filter((url) => url.includes('insights?')).length;
  choose('Country', 'FR');
  await region.findByText(
    'More than 62 days allow one filter at a time. Choose fewer days, or remove filters.',
  );
  expect(region.queryByRole('region', { name: 'Pages' })).toBeNull();
  choose('Days', '28');
  await region.findByRole('region', { name: 'Pages' });
  const sent = requests.filter((url) => url.includes('insights?')).slice(before);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/device=phone&country=FR$/);
});

test("the last days follow the city's time zone, also across clock changes", () => {
  const at = (time: string) => lastDays(Date.parse(time), 'Europe/London', 28);
  // 00:30 on the 31st in summer time, 23:30 on the 26th in winter time.
  expect(at('2026-03-30T23:30:00Z')).toEqual({ from: '2026-03-04', to: '2026-03-31' });
  expect(at('2026-10-26T23:30:00Z')).toEqual({ from: '2026-09-29', to: '2026-10-26' });
});

test('D-72 a click on a row filters the visits, a second click shows all', async () => {
  const { requests } = open();
  const region = await explore();
  const list = (name: string) => within(region.getByRole('region', { name }));
  await region.findByRole('region', { name: 'Kinds of device' });
  const row = () => list('Kinds of device').getByRole('button', { name: 'Mobile' });
  const unfiltered = () =>
    list('Searches that found nothing').queryByText('From all visits in these days, without filters.');
  expect(unfiltered()).toBeNull();
  expect(row().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(row());
  await waitFor(() => expect(row().getAttribute('aria-pressed')).toBe('true'));
  expect(region.getByLabelText('Device')).toHaveProperty('value', 'phone');
  await waitFor(() => expect(requests.at(-1)).toMatch(/&device=phone$/));
  expect(unfiltered()).not.toBeNull();
  fireEvent.click(row());
  await waitFor(() => expect(row().getAttribute('aria-pressed')).toBe('false'));
  expect(region.getByLabelText('Device')).toHaveProperty('value', '');
  expect(list('Entry pages').queryByRole('button')).toBeNull();
});

test('D-72 campaigns, browsers and systems are lists that filter; hours, outbound links and goals have no filters', async () => {
  const { requests, region } = await openFilters();
  const list = (name: string) => within(region.getByRole('region', { name }));
  fireEvent.click(list('Campaigns').getByRole('button', { name: 'spring' }));
  await waitFor(() => expect(requests.at(-1)).toMatch(/&campaign=spring$/));
  expect(region.getByLabelText<HTMLSelectElement>('Campaign').value).toBe('spring');
  for (const [name, row] of [
    ['Browsers', 'Firefox 45'],
    ['Systems', 'Android 60'],
    ['Campaign sources', 'newsletter 10'],
    ['Campaign media', 'email 10'],
  ] as const)
    expect(list(name).getByRole('row', { name: row })).toBeDefined();
  for (const [name, row] of [
    ['Hours of the day', '10:00 under 5'],
    ['Went on to', 'tickets.example 7'],
    ['Goal: Pub tour', 'then share (–) under 5'],
  ] as const) {
    expect(list(name).getByRole('row', { name: row })).toBeDefined();
    expect(list(name).queryByRole('button')).toBeNull();
    expect(list(name).getByText(/From all visits in these days, without filters\./)).toBeDefined();
  }
  const imported = list('Imported figures').getAllByRole('row', { hidden: true });
  expect(imported.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Program'),
    '2026-11-19plausible7030',
    '2026-11-20umamiunder 5under 5',
  ]);
  expect(list('Goal: Pub tour').getByText(/^Counted since 2026-11-19\./)).toBeDefined();
});

test('D-72 languages have names in the language of the page, and filter the visits', async () => {
  const { requests, region } = await openFilters();
  const languages = within(region.getByRole('region', { name: 'Languages' }));
  expect(languages.getByRole('row', { name: 'German 30' })).toBeDefined();
  const field = region.getByLabelText<HTMLSelectElement>('Language');
  expect([...field.options].map(({ text }) => text)).toEqual(['any', 'German']);
  fireEvent.click(languages.getByRole('button', { name: 'German' }));
  await waitFor(() => expect(requests.at(-1)).toMatch(/&language=de$/));
});

test('D-72 a filter that the guide does not know is named, and is no option', async () => {
  const details = [{ field: 'area', message: 'must be one of: Riverside' }];
  const refusal = Response.json({ error: { code: 'INVALID_REQUEST', details } }, { status: 400 });
  open({ '/api/analytics/insights': refusal }, '/analytics?area=Atlantis&device=phone');
  const region = await explore();
  await region.findByText('Not found: Area: Atlantis. Choose another value from the list.');
  const options = (label: string) =>
    [...region.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect([options('Area'), options('Device')]).toEqual([['any area'], ['any device', 'Mobile']]);
  fireEvent.click(region.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(region.queryByText(/^Not found/)).toBeNull());
});

test('D-9 days and filters are written to the URL and read from it; invalid values are ignored', () => {
  const choice = {
    from: '2026-11-01',
    to: '2026-11-09',
    compare: 'year',
    page: '/map',
    area: 'South Bank',
  } as const;
  expect(readChoice(new URLSearchParams(choicePath(choice)))).toEqual(choice);
  expect(readChoice(new URLSearchParams('?from=2026-11-09&to=2026-11-01&compare=never&page='))).toEqual({});
  const invented = 'device=toaster&kind=pub&country=gb&page=map&referrer=a/b&release=map&language=German';
  expect(readChoice(new URLSearchParams(`?${invented}&area=Soho`))).toEqual({ area: 'Soho' });
  const at = Date.parse('2026-06-30T23:30:00Z');
  expect(insightsQueryOf({}, at, 'Europe/London')).toEqual({ from: '2026-06-04', to: '2026-07-01' });
});

test('D-72 the CSV has every number of the screen and escapes formulas', () => {
  const csv = insightsCsv({ ...insights, exitPages: [{ name: '/map', value: 15 }] } as Insights);
  expect(csv.split('\r\n')).toEqual([
    'group,name,value,previous',
    'days,2026-11-19 2026-11-20,,',
    'totals,views,120,95',
    'totals,visitors,40,under 5',
    'totals,sessions,50,40',
    'totals,bounces,20,10',
    'totals,bookings,under 5,5',
    'totals,secondsOnPage,35,under 5',
    'views,2026-11-18,5,',
    'visitors,2026-11-18,under 5,',
    'sessions,2026-11-18,5,',
    'views,2026-11-19,115,',
    'visitors,2026-11-19,40,',
    'sessions,2026-11-19,50,',
    'views,2026-11-20,under 5,',
    'visitors,2026-11-20,under 5,',
    'sessions,2026-11-20,under 5,',
    'entryPages,/,25,',
    'exitPages,/map,15,',
    'pages,/map,60,5',
    'pages,other page,under 5,5',
    'areas,Riverside,10,',
    'kinds,map,15,',
    'devices,phone,60,',
    'referrers,direct,30,',
    'countries,FR,5,',
    'releases,map@1.0.0,15,',
    'browsers,Firefox,45,',
    'systems,Android,60,',
    'sources,newsletter,10,',
    'mediums,email,10,',
    'campaigns,spring,10,',
    'languages,de,30,',
    'funnel,lists,40,',
    'funnel,places,20,',
    'funnel,booked,under 5,',
    "searches,'=parking,5,",
    'hours,9,70,',
    'hours,10,under 5,',
    'outbound,tickets.example,7,',
    'imported plausible views,2026-11-19,70,',
    'imported plausible visitors,2026-11-19,30,',
    'imported umami views,2026-11-20,under 5,',
    'imported umami visitors,2026-11-20,under 5,',
    'goal pub-tour,1 /map,20,',
    'goal pub-tour,2 share,under 5,',
    '',
  ]);
});
