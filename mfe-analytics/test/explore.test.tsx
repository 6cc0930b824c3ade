import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choicePath, questionOf, readChoice } from '../src/insights/choice';
import { insightsCsv } from '../src/insights/insightsCsv';
import { insights, open } from './support';

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

test('D-72 filters, days and comparison are asked for together', async () => {
  const { asked } = open();
  const region = within(await explore());
  await region.findByRole('option', { name: 'Mobile' });
  const choose = (label: string, value: string) =>
    fireEvent.change(region.getByLabelText(label), { target: { value } });
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
  fireEvent.click(region.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(region.getByLabelText('Device')).toHaveProperty('value', ''));
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
