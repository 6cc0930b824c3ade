import { seeded } from '@guide/contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { BarChart } from '../src/charts/BarChart';
import { PieChart } from '../src/charts/PieChart';
import { pageLabel } from '../src/figures/pageLabel';
import { DayLines } from '../src/insights/DayLines';

afterEach(cleanup);

const SEED = Number(process.env.SEED ?? 1);

test.each([
  ['/', 'Home'],
  ['/london-attractions', 'london attractions'],
  ['/attraction/3/', 'attraction/3'],
  ['//top-london-pubs//', 'top london pubs'],
])('ANA-11 the label of %s is %s', (path, label) => {
  expect(pageLabel(path)).toBe(label);
});

const numberOf = (element: Element, name: string) => Number.parseFloat(element.getAttribute(name)!);

/** What is drawn: the ticks' numbers with their places, the bars' tops, and where the field ends, all in px. */
function drawn(container: HTMLElement) {
  const [numbers, field] = container.querySelectorAll('svg');
  return {
    ticks: [...numbers!.querySelectorAll('text')].map((text) => Number(text.textContent.replaceAll(',', ''))),
    lines: [...field!.querySelectorAll('line')].map((line) => numberOf(line, 'y1')),
    tops: [...field!.querySelectorAll('rect')].map((bar) => numberOf(bar, 'y')),
    end: numberOf(field!, 'height'),
  };
}

test(`ANA-12 bars are as high as their values say, over whole ticks from zero, seed ${SEED}`, () => {
  const random = seeded(SEED);
  for (let round = 0; round < 200; round += 1) {
    const most = 10 ** (1 + random.whole(6));
    const values = Array.from({ length: 1 + random.whole(5) }, () => random.whole(most));
    const bars = values.map((value, place) => ({ label: `page ${place}`, value }));
    const { container, unmount } = render(<BarChart name="Page Views" bars={bars} locale="en-GB" />);
    const { ticks, lines, tops, end } = drawn(container);
    expect(ticks[0]).toBe(0);
    expect(ticks.every(Number.isInteger)).toBe(true);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    expect(ticks.length).toBeLessThanOrEqual(11);
    const unit = (end - lines[ticks.length - 1]!) / ticks.at(-1)!;
    for (const [place, tick] of ticks.entries()) expect(end - lines[place]!).toBeCloseTo(tick * unit, 6);
    for (const [place, value] of values.entries()) expect(end - tops[place]!).toBeCloseTo(value * unit, 6);
    unmount();
  }
});

test('ANA-12 the dataset is named, each bar bears its number and name, there is no legend', () => {
  const bars = [
    { label: 'Home', value: 1248 },
    { label: 'map', value: 3 },
  ];
  const { container, getByRole } = render(<BarChart name="Page Views" bars={bars} locale="en-GB" />);
  getByRole('img', { name: 'Bar chart of Page Views: Home 1,248, map 3' });
  expect([...container.querySelectorAll('g text')].map(({ textContent }) => textContent)).toEqual([
    '1,248',
    '3',
  ]);
  expect(container.textContent).not.toContain('Page Views');
});

const slices = [1, 2, 3, 4, 5].map((id) => ({ label: `Listing #${id}`, value: id }));
const inColours = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('data-place'));

/** The share of the circle that a slice takes, from the directions of its two edges. */
function share(path: Element): number {
  const [fromX, fromY, toX, toY] = /^M([-\d.e]+),([-\d.e]+)A.*,([-\d.e]+),([-\d.e]+)L0,0Z$/
    .exec(path.getAttribute('d')!)!
    .slice(1)
    .map(Number);
  const turn = Math.atan2(toY!, toX!) - Math.atan2(fromY!, fromX!);
  return ((turn + 2 * Math.PI) % (2 * Math.PI)) / (2 * Math.PI);
}

test('ANA-14 ANA-15 five fixed colours, which stay with their slices when one is hidden; shares are true', () => {
  const pie = (hidden: string[]) => (
    <PieChart name="Views" slices={slices} hidden={new Set(hidden)} onToggle={() => {}} />
  );
  const { container, getByRole, rerender } = render(pie([]));
  getByRole('img', { name: /^Pie chart of Views: Listing #1 1, / });
  expect(inColours(container)).toEqual(['1', '2', '3', '4', '5']);
  for (const [place, path] of container.querySelectorAll('path').entries())
    expect(share(path)).toBeCloseTo((place + 1) / 15, 3);

  rerender(pie(['Listing #2']));
  expect(inColours(container)).toEqual(['1', '3', '4', '5']);
  expect(share(container.querySelector('[data-place="5"]')!)).toBeCloseTo(5 / 13, 3);

  rerender(pie(slices.map(({ label }) => label)));
  getByRole('img', { name: 'Pie chart of Views: nothing is shown' });
  expect(container.querySelectorAll('path, circle')).toHaveLength(1);
});

test('ANA-15 a pressed slice is toggled', () => {
  const toggled: string[] = [];
  const { container } = render(
    <PieChart name="Views" slices={slices} hidden={new Set()} onToggle={(label) => toggled.push(label)} />,
  );
  fireEvent.click(container.querySelector('[data-place="4"]')!);
  expect(toggled).toEqual(['Listing #4']);
});

test('D-72 a day of which nothing is said has no point, its numbers are "under 5", and days on their own are dots', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
  const { container } = render(
    <DayLines
      description="Lines"
      days={days}
      lines={[
        { name: 'Views', values: [10, null, 20] },
        { name: 'Visitors', values: [5, null, 10] },
      ]}
      marks={[{ day: '2026-11-20', text: 'map@1.0.0' }]}
      locale="en-GB"
    />,
  );
  const points = [...container.querySelectorAll('path[data-place]')].map((path) =>
    [...path.getAttribute('d')!.matchAll(/[ML]([\d.]+)[, ]/g)].map(([, x]) => Number(x)),
  );
  // Two lines without a stroke, and a dot for each of their two days.
  expect(points).toEqual([[0, 100], [0, 100], [0], [100], [0], [100]]);
  expect([...container.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
    '2026-11-19: Views 10, Visitors 5',
    '2026-11-20: Views under 5, Visitors under 5',
    '2026-11-21: Views 20, Visitors 10',
  ]);
});

test.each([
  [1, ['middle'], [0]],
  [6, ['start', 'end'], [0, 5]],
  [28, ['start', 'end', 'middle', 'middle', 'middle'], [0, 27, 14, 7, 20]],
  [365, ['start', 'end', 'middle', 'middle', 'middle'], [0, 364, 182, 91, 273]],
])(
  'of %i days the names, with anchors %j, stand below the points of the days %j',
  (count, anchors, named) => {
    const days = Array.from({ length: count }, (_, day) => `day ${day}`);
    const { container } = render(
      <DayLines
        description="Lines"
        days={days}
        lines={[{ name: 'Views', values: days.map(() => 5) }]}
        marks={[]}
        locale="en-GB"
      />,
    );
    const middles = [...container.querySelectorAll('rect')].map(
      (day) => numberOf(day, 'x') + numberOf(day, 'width') / 2,
    );
    const names = [...container.querySelectorAll('text')].filter(({ textContent }) =>
      textContent.startsWith('day'),
    );
    expect(names.map(({ textContent }) => textContent)).toEqual(named.map((place) => `day ${place}`));
    expect(names.map((name) => name.getAttribute('text-anchor'))).toEqual(anchors);
    for (const [index, place] of named.entries())
      expect(numberOf(names[index]!, 'x')).toBeCloseTo(middles[place]!, 6);
  },
);
