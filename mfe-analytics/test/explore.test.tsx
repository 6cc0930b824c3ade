import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choicePath, hasTooManyFilters, lastDays, questionOf, readChoice } from '../src/insights/choice';
import { insightsCsv } from '../src/insights/insightsCsv';
import { insights, open } from './support';

const DAY_MS = 86_400_000;

const explore = () => screen.findByRole('region', { name: 'Explore visits' });

test("D-72 numbers under 5 are said, in tables and in the chart's table, beside what they are compared with", async () => {
  open();
  const region = within(await explore());
  const pages = within(await region.findByRole('region', { name: 'Pages' }));
  expect(pages.getByRole('row', { name: 'other page under 5 5' })).toBeDefined();
  const days = region.getByRole('table', { name: 'Views, visitors and sessions of each day' });
  expect(within(days).getByRole('row', { name: '2026-11-20 under 5 under 5 under 5' })).toBeDefined();
  expect(region.getByText('First seen: map@1.0.0 on 2026-11-20.')).toBeDefined();
  expect(region.getByText('Left after one page').nextSibling!.textContent).toBe('40%');
});

/** Opens the insights and waits for the choices of their filters. */
async function openFilters() {
  const { asked } = open();
  const region = within(await explore());
  await region.findByRole('option', { name: 'Mobile' });
  const choose = (label: string, value: string) =>
    fireEvent.change(region.getByLabelText(label), { target: { value } });
  return { asked, region, choose };
}

test('D-72 filters, days and comparison are asked for together', async () => {
  const { asked, region, choose } = await openFilters();
  choose('Device', 'phone');
  await waitFor(() => expect(region.getByLabelText('Device')).toHaveProperty('value', 'phone'));
  choose('Country', 'FR');
  await waitFor(() => expect(region.getByLabelText('Country')).toHaveProperty('value', 'FR'));
  choose('Compare with', 'year');
  await waitFor(() =>
    expect(asked.at(-1)).toMatch(
      /insights\?from=[\d-]{10}&to=[\d-]{10}&device=phone&country=FR&compare=year$/,
    ),
  );
  // What the sentence sends as a form, without a script, is the same choice.
  const form = region.getByRole<HTMLFormElement>('form', { name: 'Which visits' });
  const sent = [...new FormData(form)] as [string, string][];
  const { searchParams } = new URL(asked.at(-1)!, 'http://guide.test');
  expect(readChoice(new URLSearchParams(sent))).toEqual(readChoice(searchParams));
  expect(form.getAttribute('action')).toBe('/analytics');
  fireEvent.click(region.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(region.getByLabelText('Device')).toHaveProperty('value', ''));
});

test('D-72 sums say how they have changed, and from which days; what is under 5 is said as that', async () => {
  open();
  const region = within(await explore());
  await region.findByText('Compared with 2026-11-17 to 2026-11-18.');
  const figure = (name: string) =>
    region.getAllByText(name, { selector: 'dt' })[0]!.parentElement!.textContent;
  expect(figure('Views')).toBe('Views12026% more than 95');
  expect(figure('Visitors')).toBe('Visitors40before: under 5');
  expect(figure('Booking clicks')).toBe('Booking clicksunder 5before: 5');
  expect(figure('Left after one page')).toBe('Left after one page40%before: 25%');
});

test('D-72 where every day is under 5 that is said in place of a chart without lines', async () => {
  const series = insights.series.map(({ day }) => ({ day, views: null, visitors: null, sessions: null }));
  open({ '/api/analytics/insights': { ...insights, series } });
  const days = within(await within(await explore()).findByRole('region', { name: 'Day by day' }));
  expect(days.getByText('No day with five visits or more.')).toBeDefined();
  expect(days.queryByRole('img')).toBeNull();
  expect(days.getAllByRole('row', { hidden: true })).toHaveLength(4);
});

test('D-72 the figures of a single day are words in place of a chart with one dot', async () => {
  open({ '/api/analytics/insights': { ...insights, series: insights.series.slice(1) } });
  const days = within(await within(await explore()).findByRole('region', { name: 'Day by day' }));
  expect(days.getByText(/^Only 2026-11-19 had .* Views: 115, visitors: 40, sessions: 50\.$/)).toBeDefined();
  expect(days.queryByRole('img')).toBeNull();
});

test('D-72 the lines of a young guide begin on the first day that has figures', async () => {
  const none = { day: '2026-11-17', views: null, visitors: null, sessions: null };
  open({ '/api/analytics/insights': { ...insights, series: [none, ...insights.series] } });
  const days = within(await within(await explore()).findByRole('region', { name: 'Day by day' }));
  expect(days.getByRole('img').getAttribute('aria-label')).toMatch(/from 2026-11-18 to 2026-11-20;/);
  // The table has every day.
  expect(days.getAllByRole('row', { hidden: true })).toHaveLength(5);
});

test('D-72 a list of more than seven rows shows six, and all of them on demand', async () => {
  const countries = ['FR', 'DE', 'ES', 'IT', 'NL', 'PL', 'SE', 'US'].map((name) => ({ name, value: 5 }));
  const devices = countries.slice(1);
  open({ '/api/analytics/insights': { ...insights, countries, devices } });
  const region = within(await explore());
  const list = within(await region.findByRole('region', { name: 'Countries' }));
  expect(list.getByRole('checkbox', { name: 'Show all 8' })).toHaveProperty('checked', false);
  expect(region.getAllByRole('checkbox')).toHaveLength(1);
});

test('D-72 lists without rows share one line, which names them', async () => {
  open({ '/api/analytics/insights': { ...insights, areas: [], searches: [] } });
  const region = within(await explore());
  const line = await region.findByText('Exit pages, Areas, Searches that found nothing:');
  expect(line.parentElement!.textContent).toContain('Nothing that five people or more did in these days.');
  expect(region.queryByRole('region', { name: 'Areas' })).toBeNull();
});

test('D-72 days are chosen by name', async () => {
  const { asked } = open();
  const region = within(await explore());
  await region.findByRole('region', { name: 'Pages' });
  expect(region.getByLabelText('Days')).toHaveProperty('value', '28');
  fireEvent.change(region.getByLabelText('Days'), { target: { value: '7' } });
  await waitFor(() => expect(region.getByLabelText('Days')).toHaveProperty('value', '7'));
  const { searchParams } = new URL(asked.findLast((url) => url.includes('insights?'))!, 'http://guide.test');
  const [from, to] = ['from', 'to'].map((name) => searchParams.get(name)!);
  expect(Date.parse(to!) - Date.parse(from!)).toBe(6 * DAY_MS);
  expect(region.getByLabelText('From')).toHaveProperty('value', from);
  fireEvent.change(region.getByLabelText('To'), { target: { value: from } });
  await waitFor(() => expect(region.getByLabelText('Days')).toHaveProperty('value', ''));
});

test('D-72 several filters of more than 62 days are not requested, and the page says what to do', async () => {
  const question = { from: '2026-01-01', device: 'phone', country: 'FR' } as const;
  expect(hasTooManyFilters({ ...question, to: '2026-03-03' })).toBe(false);
  expect(hasTooManyFilters({ ...question, to: '2026-03-04' })).toBe(true);
  const { asked, region, choose } = await openFilters();
  choose('Device', 'phone');
  choose('Days', '90');
  await waitFor(() => expect(region.getByLabelText('Days')).toHaveProperty('value', '90'));
  await region.findByRole('region', { name: 'Pages' });
  const before = asked.filter((url) => url.includes('insights?')).length;
  choose('Country', 'FR');
  await region.findByText(
    'More than 62 days can be filtered by one thing at a time. Choose fewer days, or remove filters.',
  );
  expect(region.queryByRole('region', { name: 'Pages' })).toBeNull();
  choose('Days', '28');
  await region.findByRole('region', { name: 'Pages' });
  const sent = asked.filter((url) => url.includes('insights?')).slice(before);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/device=phone&country=FR$/);
});

test('the last days are days of the city, also where its clocks were changed among them', () => {
  const at = (time: string) => lastDays(Date.parse(time), 'Europe/London', 28);
  // Half past midnight of the 31st in summer time, half past 23 of the 26th in winter time.
  expect(at('2026-03-30T23:30:00Z')).toEqual({ from: '2026-03-04', to: '2026-03-31' });
  expect(at('2026-10-26T23:30:00Z')).toEqual({ from: '2026-09-29', to: '2026-10-26' });
});

test('D-72 a pressed row filters the visits, and lifts that when it is pressed again', async () => {
  const { asked } = open();
  const region = within(await explore());
  const list = (name: string) => within(region.getByRole('region', { name }));
  await region.findByRole('region', { name: 'Kinds of device' });
  const row = () => list('Kinds of device').getByRole('button', { name: 'Mobile' });
  // Searches follow no filter, which is said as soon as there is one.
  const unfiltered = () =>
    list('Searches that found nothing').queryByText('Of all visits in these days, not filtered.');
  expect(unfiltered()).toBeNull();
  expect(row().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(row());
  await waitFor(() => expect(row().getAttribute('aria-pressed')).toBe('true'));
  expect(region.getByLabelText('Device')).toHaveProperty('value', 'phone');
  await waitFor(() => expect(asked.at(-1)).toMatch(/&device=phone$/));
  expect(unfiltered()).not.toBeNull();
  fireEvent.click(row());
  await waitFor(() => expect(row().getAttribute('aria-pressed')).toBe('false'));
  expect(region.getByLabelText('Device')).toHaveProperty('value', '');
  // By the page that a session began with nothing is filtered.
  expect(list('Entry pages').queryByRole('button')).toBeNull();
});

test('D-72 a failed answer shows a panel with a retry', async () => {
  open({ '/api/analytics/insights': 500 });
  expect(await screen.findByText('These figures could not be loaded')).toBeDefined();
});

test('D-9 a choice and its address are one; what makes no sense in an address is left out', () => {
  const choice = {
    from: '2026-11-01',
    to: '2026-11-09',
    compare: 'year',
    page: '/map',
    area: 'South Bank',
  } as const;
  expect(readChoice(new URLSearchParams(choicePath(choice)))).toEqual(choice);
  expect(readChoice(new URLSearchParams('?from=2026-11-09&to=2026-11-01&compare=never&page='))).toEqual({});
  const at = Date.parse('2026-06-30T23:30:00Z');
  expect(questionOf({}, at, 'Europe/London')).toEqual({ from: '2026-06-04', to: '2026-07-01' });
});

test('D-72 the CSV says what the screen says, and no text in it is a formula', () => {
  const csv = insightsCsv(insights as Parameters<typeof insightsCsv>[0]);
  const lines = csv.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'totals,views,120,95',
      'totals,visitors,40,under 5',
      'totals,bookings,under 5,5',
      'views,2026-11-20,under 5,',
      'pages,other page,under 5,5',
      'funnel,booked,under 5,',
      "searches,'=parking,5,",
    ]),
  );
});
