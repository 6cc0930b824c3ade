import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DashboardFrom } from '../src/screens/Dashboard/DashboardFrom';
import { answers, open } from './support';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('ANA-01 ANA-02 ANA-03 CONST-11 title, subtitle and three tabs, "Today" first and selected; End selects the last', () => {
  open();
  screen.getByRole('heading', { level: 1, name: 'Analytics Dashboard' });
  screen.getByText('Track your website traffic, popular pages, and visitor activity.');
  const tabs = screen.getAllByRole<HTMLInputElement>('radio');
  expect(tabs.map(({ labels }) => labels![0]!.textContent)).toEqual(['Today', 'This Week', 'This Month']);
  expect(tabs.map(({ checked }) => checked)).toEqual([true, false, false]);
  fireEvent.keyDown(tabs[0]!, { key: 'End' });
  expect(tabs.map(({ checked }) => checked)).toEqual([false, false, true]);
  expect(document.activeElement).toBe(tabs[2]);
});

test('ANA-04 ANA-05 D-18 a tab changes the texts of the cards and the summary, but not the two specified requests', async () => {
  const { requests } = open();
  const periods = () =>
    screen.getAllByText(/^from last/).map(({ textContent }) => /from last (\w+)/.exec(textContent)![1]);
  await card('Total Pageviews');
  expect(periods()).toEqual(Array(4).fill('day'));
  fireEvent.click(screen.getByRole('radio', { name: 'This Week' }));
  expect(periods()).toEqual(Array(4).fill('week'));
  await waitFor(() => expect(requests).toContain('/api/analytics/summary?period=week'));
  fireEvent.click(screen.getByRole('radio', { name: 'This Month' }));
  expect(periods()).toEqual(Array(4).fill('month'));
  const specified = requests.filter((url) => /top-pages|popular-listings/.test(url));
  expect(specified.sort()).toEqual(['/api/analytics/popular-listings', '/api/analytics/top-pages']);
});

test('ANA-06 ANA-07 ANA-08 ANA-09 D-18 D-66 "Total Pageviews" is the sum of all counts with a sample note; the other cards are samples', async () => {
  open();
  const total = await card('Total Pageviews');
  total.getByText('3,722');
  expect(total.getByText('+12.5%').parentElement!.textContent).toBe('+12.5% from last day');
  total.getByText('Sample');
  for (const [name, ...texts] of [
    ['Unique Visitors', '+573', '+7.2%', 'Sample'],
    ['Most Popular Area', 'Old Town', '+18.1%', 'Sample'],
    ['Booking Interactions', '+189', '+4.5%', 'Sample'],
  ]) {
    const sample = await card(name!);
    for (const text of texts) sample.getByText(text);
  }
});

test('D-20 D-66 the samples are below all real figures, except the cards, and embedded dashboards have none unless asked', async () => {
  open();
  const order = (name: string) => screen.getByRole('region', { name });
  await card('Total Pageviews');
  const sample = order('Recent Visitor Activity');
  for (const name of ['Live insights', 'Explore visits'])
    expect(sample.compareDocumentPosition(order(name)) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  cleanup();
  open({}, '/analytics', <DashboardFrom startPeriod="day" samples={false} explore={null} />);
  await card('Total Pageviews');
  for (const text of ['Sample', '+12.5%', 'Unique Visitors', 'Recent Visitor Activity'])
    expect(screen.queryByText(text)).toBeNull();
});

test('ANA-10 ANA-11 ANA-13 ANA-14 CONST-04 the first five pages as chart and table, the first five listings as "Listing #{id}"', async () => {
  open();
  const pages = await card('Top Pages by Views');
  expect(pages.getByRole('img').getAttribute('aria-label')).toBe(
    'Bar chart of Page Views: Home 1,248, testford attractions 876, map 642, top attractions 513, attraction/3 431',
  );
  const rows = within(pages.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    'PagePage Views',
    'Home1,248',
    'testford attractions876',
    'map642',
    'top attractions513',
    'attraction/3431',
  ]);
  const listings = await card('Popular Listings');
  listings.getByText('Most viewed attraction listings');
  const choices = listings.getAllByRole<HTMLInputElement>('checkbox');
  expect(choices.map(({ labels }) => labels![0]!.textContent)).toEqual([
    'Listing #16030%',
    'Listing #25025%',
    'Listing #34020%',
    'Listing #43015%',
    'Listing #72010%',
  ]);
});

test.each([
  [3, 'Home 3, map 2, search 1, other page 9'],
  [6, 'Home 6, map 5, search 4, a 3, b 2'],
])(
  'D-74 of %i pages the first five are bars, and "other page" is included in the total',
  async (pageCount, bars) => {
    const named = ['/', '/map', '/search', '/a', '/b', '/c']
      .slice(0, pageCount)
      .map((path, index) => ({ path, count: pageCount - index }));
    open({ '/api/analytics/top-pages': [...named, { path: 'other page', count: 9 }] });
    const panel = await card('Top Pages by Views');
    expect(panel.getByRole('img').getAttribute('aria-label')).toBe(`Bar chart of Page Views: ${bars}`);
    const total = named.reduce((sum, { count }) => sum + count, 9);
    (await card('Total Pageviews')).getByText(String(total));
  },
);

test('ANA-04 styles can show the text of each period before scripts run', async () => {
  open();
  const total = await card('Total Pageviews');
  const { dataset } = total.getByText('day').parentElement!;
  expect({ ...dataset }).toEqual({ day: 'day', week: 'week', month: 'month' });
});

test('ANA-15 a row of the legend toggles its slice', async () => {
  open();
  const panel = await card('Popular Listings');
  const row = panel.getByRole<HTMLInputElement>('checkbox', { name: /Listing #1\b/ });
  const chart = () => panel.getByRole('img').getAttribute('aria-label');
  fireEvent.click(row);
  expect(row.checked).toBe(false);
  expect(chart()).not.toContain('Listing #1 ');
  fireEvent.click(row);
  expect(row.checked).toBe(true);
  expect(chart()).toContain('Listing #1 60');
});

test('ANA-16 ANA-17 D-20 "Recent Visitor Activity": four columns, five sample rows', () => {
  open();
  const panel = within(screen.getByRole('region', { name: 'Recent Visitor Activity' }));
  panel.getByText('Sample');
  const rows = panel.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Page', 'Time', 'Device', 'Location'],
    ['Home Page', '2 minutes ago', 'Mobile', 'Testford, UK'],
    ['Attractions Page', '5 minutes ago', 'Desktop', 'New York, US'],
    ['The Tower', '8 minutes ago', 'Tablet', 'Paris, FR'],
    ['Restaurants Page', '12 minutes ago', 'Mobile', 'Tokyo, JP'],
    ['Map Page', '15 minutes ago', 'Desktop', 'Sydney, AU'],
  ]);
});

test.each(['top-pages', 'popular-listings'])(
  'ANA-18 a spinner is shown until %s has loaded',
  async (call) => {
    let arrive = () => {};
    const late = new Promise<unknown>((resolve) => {
      const path = `/api/analytics/${call}`;
      arrive = () => resolve(answers[path]);
    });
    const { requests } = open({ [`/api/analytics/${call}`]: late });
    await waitFor(() => expect(requests).toHaveLength(5));
    await screen.findByText('412');
    expect(screen.getByText('Loading analytics').closest('[role="status"]')).not.toBeNull();
    expect(screen.queryByText('Total Pageviews')).toBeNull();
    arrive();
    await screen.findByText('Total Pageviews');
    expect(screen.queryByText('Loading analytics')).toBeNull();
  },
);

test('ROLE-03 D-21 there is no login: status 401 of all requests is shown as an error with a retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const responses: Record<string, unknown> = Object.fromEntries(
    Object.keys(answers).map((path) => [path, 401]),
  );
  const { requests } = open(responses);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(4));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Analytics Dashboard');
  screen.getByText('The figures could not be loaded');
  screen.getByText('These figures could not be loaded');
  expect(screen.queryByText(/Loading/)).toBeNull();
  expect(logged).toHaveBeenCalledTimes(5);
  expect(requests).toHaveLength(5);
  Object.assign(responses, answers);
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(retry);
  await screen.findByText('Total Pageviews');
  await screen.findByText('412');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each(['top-pages', 'popular-listings'])(
  'ANA-19 D-21 ERR-01 status 401 of %s is shown as an error with a retry',
  async (call) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { requests } = open({ [`/api/analytics/${call}`]: 401 });
    await screen.findByText('The figures could not be loaded');
    expect(logged).toHaveBeenCalledWith('401: {"error":{}}');
    const before = requests.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests.slice(before)).toEqual([`/api/analytics/${call}`]));
  },
);

test('ANA-19 D-21 status 401 of a later request hides the figures; a retry shows them again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const responses: Record<string, unknown> = {};
  open(responses);
  await screen.findByText('Total Pageviews');
  await screen.findByText('412');
  for (const path of Object.keys(answers)) responses[path] = 401;
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText('The figures could not be loaded');
  await screen.findByText('Live insights could not be loaded');
  expect(screen.getAllByText('You need a valid link to see these figures.')).toHaveLength(4);
  expect(screen.queryByText('Total Pageviews')).toBeNull();
  Object.assign(responses, answers);
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(retry);
  await screen.findByText('Total Pageviews');
  await screen.findByText('412');
});

test('ANA-19 D-21 status 401 of one later request makes the other figures ask again, so that none stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.useFakeTimers();
  const responses: Record<string, unknown> = {};
  open(responses);
  await act(() => jest.advanceTimersByTimeAsync(100));
  screen.getByText('Total Pageviews');
  screen.getByText('Left after one page');
  for (const path of Object.keys(answers)) responses[path] = 401;
  // Only the summary and the recent activity are read every 30 s.
  await act(() => jest.advanceTimersByTimeAsync(30_100));
  expect(screen.getAllByText('You need a valid link to see these figures.')).toHaveLength(4);
  for (const gone of ['Total Pageviews', 'Left after one page', 'Download CSV', 'Live'])
    expect(screen.queryByText(gone)).toBeNull();
});

test('D-18 a busy guide is asked again after 2, 4 and 8 s, and the texts say so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.useFakeTimers();
  const path = '/api/analytics/top-pages';
  const responses: Record<string, unknown> = { [path]: 503 };
  const { requests } = open(responses);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const count = () => requests.filter((url) => url === path).length;
  await pass(100);
  screen.getByText('The guide is busy. Trying again…');
  const counts = [count()];
  for (const seconds of [1.8, 0.2, 3.8, 0.2, 7.8, 0.2, 60]) {
    await pass(seconds * 1000);
    counts.push(count());
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  screen.getByText('The guide is busy. Try again in a minute.');
  expect(screen.queryByText(/Check your connection/)).toBeNull();
  responses[path] = answers[path];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(100);
  screen.getByText('Total Pageviews');
});

test('D-58 a refusal for too many queries is explained and not repeated', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.useFakeTimers();
  const { requests } = open({ '/api/analytics/insights': 429 });
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  screen.getByText('You have asked for many figures in a short time. Try again in a minute.');
  expect(requests.filter((url) => url.startsWith('/api/analytics/insights'))).toHaveLength(1);
});

test.each([
  ['blocks the requests for figures', true],
  ['Check your connection', false],
])('if figures fail to load, the text is "%s"; guide reachable: %p', async (text, isReached) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(window, {
    fetch: async () => (isReached ? new Response() : Promise.reject(new TypeError('Failed to fetch'))),
  });
  open({ '/api/analytics/top-pages': Promise.reject(new TypeError('Failed to fetch')) });
  const panel = (await screen.findByText('The figures could not be loaded')).closest('[role=alert]')!;
  await waitFor(() => expect(panel.textContent).toContain(text));
});

test('API-13 API-14 texts are shown if there are no views', async () => {
  open({ '/api/analytics/top-pages': [], '/api/analytics/popular-listings': [] });
  (await card('Total Pageviews')).getByText('0');
  screen.getByText(/No page has been viewed yet/);
  screen.getByText(/No listing has been viewed yet/);
});
