import { expect, test } from '@jest/globals';
import { walkCity } from '../../support/walkCity';

test('ROUTE-19 every link of every page of London leads to a page or a file', async () => {
  const { visited, deadLinks, emptyLists } = await walkCity('london');
  expect(visited.length).toBeGreaterThan(1000);
  expect({ deadLinks, emptyLists }).toEqual({ deadLinks: [], emptyLists: [] });
}, 300_000);
