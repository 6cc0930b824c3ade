/** @jest-environment node */
import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { draw } from '../src/charts/draw';
import { bars, type ChartKind, common, lines, type Option, pie } from '../src/charts/options';
import { pageLabel } from '../src/figures/TopPages';

const SEED = Number(process.env.SEED ?? 1);

test.each([
  ['/', 'Home'],
  ['/london-attractions', 'london attractions'],
  ['/attraction/3/', 'attraction/3'],
  ['//top-london-pubs//', 'top london pubs'],
])('ANA-11 the label of %s is %s', (path, label) => {
  expect(pageLabel(path)).toBe(label);
});

const svgsOf = (kind: ChartKind, option: Option) =>
  draw(kind, { ...common('A chart', [], 'axis'), ...option });
const paths = (svg: string, color: string) =>
  [...svg.matchAll(/<path d="([^"]*)" fill="([^"]*)"/g)].filter(([, , fill]) => fill === color);
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

test(`ANA-12 integer ticks from zero, a number on each bar, no legend, no style attributes; seed ${SEED}`, () => {
  const random = seeded(SEED);
  for (let round = 0; round < 20; round += 1) {
    const most = 10 ** (1 + random.integer(6));
    const values = Array.from({ length: 1 + random.integer(5) }, () => 1 + random.integer(most));
    const parts = values.map((value, index) => ({ label: `p${index}`, value }));
    const svg = svgsOf('bars', bars('Page Views', parts, 'en-GB'));
    expect(paths(svg, 'var(--chart-2)')).toHaveLength(2 * values.length);
    for (const value of values) expect(texts(svg)).toContain(value.toLocaleString('en-GB'));
    expect(texts(svg)).toContain('0');
    expect(texts(svg).filter((text) => /\./.test(text!))).toEqual([]);
    expect(svg).not.toMatch(/style|Page Views/);
  }
});

const slices = [1, 2, 3, 4, 5].map((id) => ({ label: `Listing #${id}`, value: id }));

test('ANA-14 ANA-15 slices keep their colours when one is hidden', () => {
  const colours = (hidden: string[]) =>
    [...svgsOf('pie', pie('Views', slices, new Set(hidden))).matchAll(/fill="var\(--chart-(\d)\)"/g)].map(
      ([, number]) => number,
    );
  expect(colours([])).toEqual(['1', '2', '3', '4', '5']);
  expect(colours(['Listing #2'])).toEqual(['1', '3', '4', '5']);
  expect(colours(slices.map(({ label }) => label))).toEqual([]);
});

test('D-72 days without data have no point, and isolated days are dots', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
  const data = ['Views', 'Visitors'].map((name) => ({ name, values: [10, null, 20] }));
  const { series } = lines(days, data, ['2026-11-20'], 'en-GB') as { series: { data: unknown[] }[] };
  for (const line of series)
    expect(line.data).toEqual([
      { value: 10, symbolSize: 9 },
      { value: null, symbolSize: 0 },
      { value: 20, symbolSize: 9 },
    ]);
  const svg = svgsOf('lines', lines(days, data, ['2026-11-20'], 'en-GB'));
  expect(texts(svg)).toEqual(expect.arrayContaining(['2026-11-19', '2026-11-21', 'Views', 'Visitors']));
});
