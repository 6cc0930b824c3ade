import { expect, test } from '@jest/globals';
import { barOption } from '../src/charts/barOption';
import { pieOption } from '../src/charts/pieOption';
import { pageLabel } from '../src/figures/pageLabel';

const colours = {
  ink: 'black',
  soft: 'grey',
  line: 'silver',
  axis: 'brown',
  card: 'white',
  bar: 'blue',
  slices: ['a', 'b', 'c', 'd', 'e'],
  font: 'sans-serif',
};
const slices = [1, 2, 3, 4, 5].map((id) => ({ label: `Listing #${id}`, value: id }));

test.each([
  ['/', 'Home'],
  ['/london-attractions', 'london attractions'],
  ['/attraction/3/', 'attraction/3'],
  ['//top-london-pubs//', 'top london pubs'],
])('ANA-11 the label of %s is %s', (path, label) => {
  expect(pageLabel(path)).toBe(label);
});

test('ANA-12 the dataset is named, the y axis starts at zero with whole ticks, there is no legend', () => {
  const option = barOption('Page Views', [{ label: 'Home', value: 2 }], colours, {
    locale: 'en-GB',
    narrow: false,
    still: false,
  });
  expect(option).toMatchObject({
    yAxis: { min: 0, minInterval: 1 },
    series: [{ type: 'bar', name: 'Page Views', data: [2] }],
  });
  expect(option).not.toHaveProperty('legend');
});

test('ANA-14 ANA-15 the pie: named dataset, five fixed colours, which stay when a slice is hidden', () => {
  const fills = (hidden: string[]) => {
    const option = pieOption('Views', slices, new Set(hidden), colours, false);
    const [series] = option.series as [
      { name: string; data: { name: string; itemStyle: { color: string } }[] },
    ];
    expect(series.name).toBe('Views');
    return Object.fromEntries(series.data.map(({ name, itemStyle }) => [name, itemStyle.color]));
  };
  expect(Object.values(fills([]))).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(fills(['Listing #2'])).toEqual({
    'Listing #1': 'a',
    'Listing #3': 'c',
    'Listing #4': 'd',
    'Listing #5': 'e',
  });
});

test('ANA-10 motion is left out for those who want none, and tooltips write no style attributes', () => {
  const option = barOption('Page Views', [], colours, { locale: 'en-GB', narrow: true, still: true });
  expect(option).toMatchObject({ animation: false, tooltip: { renderMode: 'richText' } });
});
