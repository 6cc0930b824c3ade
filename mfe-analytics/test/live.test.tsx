import { TextDecoderStream, TextEncoderStream } from 'node:stream/web';
import type { Summary } from '@guide/contracts/api';
import { testSite } from '@guide/module/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { EmbeddedDashboard } from '../embed/EmbeddedDashboard';
import { useConnection } from '../embed/useConnection';
import { changeFrom, changeSince } from '../src/live/change';
import { countryName, filterName } from '../src/live/names';
import { summaryCsv } from '../src/live/summaryCsv';
import { open, summary } from './support';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('D-18 live insights: figures with their change, areas, referrers, devices, vitals and failures by module and version', async () => {
  open();
  const live = within(await screen.findByRole('region', { name: 'Live insights' }));
  await live.findByText('412');
  for (const text of ['Visitors now', '50% more than the day before', '10% fewer than the day before']) {
    live.getByText(text);
  }
  live.getByText('Riverside');
  live.getByText('Direct');
  live.getByText('Mobile');
  live.getByText(/Requests from bots, not counted: 4\./);
  const rows = (region: string) =>
    within(live.getByRole('region', { name: region }))
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      );
  expect(rows('Field vitals by module')[1]).toEqual(['1.0.0-a', '1200 ms', '–', '0.012', '8']);
  expect(rows('Module failures by module')[1]).toEqual(['1.0.0-b', '17', '0']);
});

test.each([
  ['FR', 'France'],
  [undefined, 'Not known'],
  ['1', '1'],
  ['not a country', 'not a country'],
])('D-20 the country %s is shown as %s', (code, name) => {
  expect(countryName(code, 'en-GB')).toBe(name);
});

test('D-20 recent activity shows page, local time of the city, device and country', async () => {
  open();
  const panel = within(screen.getByRole('region', { name: 'Recent activity' }));
  expect((await panel.findByRole('listitem')).textContent).toBe('/map14:31DesktopFrance');
});

test('D-18 live insights are fetched every 30 s while the page is visible', async () => {
  jest.useFakeTimers();
  const { requests } = open();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(100);
  const count = () => requests.filter((url) => url.startsWith('/api/analytics/summary')).length;
  expect(count()).toBe(1);
  await pass(30_000);
  expect(count()).toBe(2);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await pass(90_000);
  expect(count()).toBe(2);
});

test('D-18 visitors now come from a stream while the page is visible, otherwise from the summary', async () => {
  const streams: { send(text: string): Promise<void>; end(): Promise<void>; signal: AbortSignal }[] = [];
  const fetchStream = async (url: string, { signal }: { signal: AbortSignal }) => {
    if (url !== '/api/analytics/live') return Response.json([]);
    const { readable, writable } = new TextEncoderStream();
    const writer = writable.getWriter();
    streams.push({ send: (text) => writer.write(text), end: () => writer.close(), signal });
    return new Response(readable as unknown as BodyInit);
  };
  Object.assign(globalThis, { fetch: fetchStream, TextDecoderStream });
  open();
  const term = await screen.findByText('Visitors now');
  const shown = () => term.nextElementSibling!.textContent;
  expect(shown()).toBe('5');
  await waitFor(() => expect(streams).toHaveLength(1), { timeout: 5000 });
  // An event may arrive in several chunks.
  await act(() => streams[0]!.send('event: valid\ndata: \n\n:\n\nevent: vis'));
  await act(() => streams[0]!.send('itors\ndata: 1234\n\n'));
  await waitFor(() => expect(shown()).toBe('1,234'));

  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(streams[0]!.signal.aborted).toBe(true);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(streams).toHaveLength(2), { timeout: 5000 });
  await act(() => streams[1]!.send('event: visitors\ndata: 7\n\n'));
  await waitFor(() => expect(shown()).toBe('7'));
  await act(() => streams[1]!.end());
  await waitFor(() => expect(shown()).toBe('5'));
  await waitFor(() => expect(streams).toHaveLength(3), { timeout: 5000 });
  cleanup();
  expect(streams[2]!.signal.aborted).toBe(true);
});

test('D-18 the CSV has every figure and escapes formulas', () => {
  const csv = summaryCsv(summary as Summary);
  expect(csv.split('\r\n')).toEqual([
    'group,name,value,previous',
    'period,day,2026-11-20T00:00:00.000+00:00,',
    'figures,visitorsNow,5,',
    'figures,pageViews,300,200',
    'figures,uniqueVisitors,412,412',
    'figures,sessions,90,100',
    'figures,bookingClicks,3,0',
    'areas,Riverside,7,',
    'referrers,direct,9,',
    "referrers,'=cmd,1,",
    'devices,phone,2,',
    'vitals,map 1.0.0-a CLS,12,',
    'vitals,map 1.0.0-a LCP,1200,',
    'failures,map 1.0.0-b load,17,',
    'failures,map 1.0.0-b render,0,',
    '',
  ]);
  expect(summaryCsv({ ...summary, areas: [{ name: 'a "b", c', count: 1 }] } as Summary)).toContain(
    'areas,"a ""b"", c",1,',
  );
});

test.each([
  [0, 0, 'none yet', 'none yet'],
  [5, 0, '5 more than the {period} before', '5 more than 0'],
  [2000, 2000, 'same as the {period} before', 'same as 2,000'],
  [6, 5, '20% more than the {period} before', '20% more than 5'],
  [60_000, 2000, '2900% more than the {period} before', '2900% more than 2,000'],
  [4, 5, '20% fewer than the {period} before', '20% fewer than 5'],
])('D-18 D-72 %i compared with %i is shown as "%s" and "%s"', (value, previous, since, from) => {
  for (const period of ['day', 'week', 'month'] as const)
    expect(changeSince(period, value, previous, 'en-GB')).toBe(since.replace('{period}', period));
  expect(changeFrom(value, previous, 'en-GB')).toBe(from);
});

test.each([
  ['page', 'other page', 'other page'],
  ['page', '/map', '/map'],
  ['area', 'Riverside', 'Am Fluss'],
  ['kind', 'place', 'place'],
  ['device', 'tablet', 'Tablet'],
  ['device', 'unknown', 'Not known'],
  ['referrer', 'direct', 'Direct'],
  ['referrer', 'other sites', 'other sites'],
  ['country', 'FR', 'France'],
  ['release', 'map@1.0.0', 'map@1.0.0'],
])('the %s "%s" is shown as "%s"', (filter, value, name) => {
  expect(filterName(filter, value, { ...testSite, words: { Riverside: 'Am Fluss' } })).toBe(name);
});

test('the release history shows release, time, person, commit and reason of every change; without changes there is no table', async () => {
  const release = { module: 'pubs', version: '1.0.0-b' };
  const halt = { by: 'gateway', reason: 'pages failed for 3 of 3 visitors', at: '2026-11-20T10:05:00.000Z' };
  const share = { by: 'team', percent: 1, commit: 'a1b2c3d', at: '2026-11-20T10:00:00.000Z' };
  const changes = [
    { ...release, action: 'halt', ...halt },
    { ...release, action: 'share', ...share },
  ];
  const respondWith = (body: unknown) =>
    Object.assign(globalThis, { fetch: async () => Response.json(body) });
  respondWith(changes);
  open();
  const table = within(await screen.findByRole('region', { name: 'Release history by module' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ModuleVersionWhen (UTC)WhatWhoCommitWhy',
    'pubs1.0.0-b2026-11-20 10:05canary haltedgateway–pages failed for 3 of 3 visitors',
    'pubs1.0.0-b2026-11-20 10:00canary, 1 %teama1b2c3d–',
  ]);
  cleanup();
  respondWith([]);
  open();
  await screen.findByRole('heading', { name: 'Analytics Dashboard' });
  expect(screen.queryByText('Release history')).toBeNull();
});

test('D-21 an embedded panel asks a busy guide again, then reports FAILED once, and readiness when figures arrive', async () => {
  jest.useFakeTimers();
  const statuses: number[] = [];
  let status = 503;
  const call = async () => {
    statuses.push(status);
    const { period, since, areas } = summary;
    return Response.json(status === 200 ? { period, since, areas } : { error: {} }, { status });
  };
  const opened = { site: testSite, panels: null, filters: {} };
  const connection = { step: 'open' as const, opened, call, lostAt: null, visitors: null };
  const options = { token: '', lang: 'en', panel: 'areas' as const, theme: 'light' as const, choice: {} };
  const events: unknown[] = [];
  const onEvent = (event: unknown) => void events.push(event);
  render(<EmbeddedDashboard options={options} connection={connection} onEvent={onEvent} />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  screen.getByText('The guide is busy. Trying again…');
  expect(events).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(25_000));
  screen.getByText('The guide is busy. Try again in a minute.');
  expect(events).toEqual([{ type: 'guide-analytics:error', reason: 'FAILED' }]);
  expect(statuses).toEqual([503, 503, 503, 503]);
  status = 200;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  screen.getByText('Riverside');
  expect(events.slice(1)).toEqual([{ type: 'guide-analytics:ready' }]);
});

test('D-21 an embedded dashboard that cannot reach the guide says so and tries again every 3 s', async () => {
  jest.useFakeTimers();
  const fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(globalThis, { fetch });
  const guide = { origin: 'https://guide.example' };
  const { result, unmount } = renderHook(() => useConnection(guide, 'token', 'en'));
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(result.current).toEqual({ step: 'loading', lost: true });
  expect(fetch).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(fetch).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(fetch).toHaveBeenCalledTimes(3);
  unmount();
  await jest.advanceTimersByTimeAsync(3000);
  expect(fetch).toHaveBeenCalledTimes(3);
});
