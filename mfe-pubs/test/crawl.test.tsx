import { metresOnFoot, type Point } from '@guide/contracts/place';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { pubs } from '../src/content/pubs';
import { crawlOrder } from '../src/crawl/crawlOrder';
import { shortestWalk } from '../src/crawl/shortestWalk';
import { CrawlOrder } from '../src/screens/TopPubs/CrawlOrder';
import { Frame, noService } from './support/visit';

const lengthOf = (order: number[], places: readonly Point[]) =>
  order.slice(1).reduce((sum, place, index) => sum + metresOnFoot(places[order[index]!]!, places[place]!), 0);

function* permutations(items: number[]): Generator<number[]> {
  if (items.length <= 1) yield items;
  for (const [index, first] of items.entries()) {
    for (const rest of permutations(items.toSpliced(index, 1))) yield [first, ...rest];
  }
}

test('the order is the shortest of all 5,040 through seven pubs', () => {
  const places = pubs.slice(0, 7).map(({ coordinates }) => coordinates);
  const order = shortestWalk(places);
  const all = [...permutations([0, 1, 2, 3, 4, 5, 6])].map((one) => lengthOf(one, places));
  expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(lengthOf(order, places)).toBeCloseTo(Math.min(...all), 6);
});

test('the same pubs in another order make the same crawl', () => {
  const names = (list: typeof pubs) => crawlOrder(list).map(({ pub }) => pub.name);
  expect(new Set([names(pubs).join(), names(pubs).reverse().join()])).toContain(
    names(pubs.toReversed()).join(),
  );
});

test('PUBS-12 the crawl names every pub, each walk, the sum, and prints', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  render(
    <Frame fetch={noService}>
      <CrawlOrder pubs={pubs} />
    </Frame>,
  );
  const stops = screen.getAllByRole('listitem');
  expect(stops).toHaveLength(10);
  expect(stops.filter((stop) => /about .* on foot to /.test(stop.textContent!))).toHaveLength(9);
  expect(screen.getByText(/it is about \d+\.\d km in all, \d+ h( \d+ min)? of walking\./)).toBeTruthy();
  const far = stops.find((stop) => within(stop).queryByText('The Churchill Arms'));
  expect(far!.textContent).toContain('or take the tube');
  fireEvent.click(screen.getByRole('button', { name: 'Print the crawl order' }));
  expect(print).toHaveBeenCalledTimes(1);
});
