import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { open, pageState } from './support/page';

const main = () => within(screen.getByRole('main'));

test('NF-01 NF-02 NF-03 ERR-10 an unknown path shows Page Not Found and leads home', () => {
  open('/nowhere');
  main().getByRole('heading', { level: 1, name: 'Page Not Found' });
  main().getByText(
    'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  );
  expect(main().getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('Page Not Found | New Haven Tourist Guide');
});

test('D-5 it helps on: links to attractions, pubs and the map', () => {
  open('/planner');
  const targets = main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(expect.arrayContaining(['/new-haven-attractions', '/top-new-haven-pubs', '/map']));
});

test('D-5 it helps on: a search box that goes to the search', async () => {
  open('/restaurants');
  fireEvent.change(main().getByRole('searchbox', { name: 'Search New Haven' }), {
    target: { value: ' pizza & co ' },
  });
  await act(async () => fireEvent.submit(main().getByRole('searchbox').closest('form')!));
  main().getByRole('heading', { name: 'A screen' });
});

const LIST = '/new-haven-attractions';
const RESTAURANTS = '/search?category=restaurant';

test.each([
  ['/restaurants', RESTAURANTS],
  ['/restaurants/', RESTAURANTS],
  ['/restaurant/101', '/attraction/101'],
  ['/restaurant/0101', '/attraction/101'],
  ['/restaurant/7', '/attraction/7'],
  ['/planner', '/map'],
  ['/favorites', LIST],
  ['/attractions', LIST],
  ['/restaurant/none', LIST],
  ['/nowhere', LIST],
])('D-5 D-70 %s leads on to %s first, under the same heading', (path, first) => {
  open(path);
  main().getByRole('heading', { level: 1, name: 'Page Not Found' });
  const ways = within(main().getByRole('list')).getAllByRole('link');
  expect(ways[0]!.getAttribute('href')).toBe(first);
  const targets = ways.map((way) => way.getAttribute('href'));
  expect(new Set(targets).size).toBe(targets.length);
});

test('D-70 a restaurant that the menus name is named', () => {
  open('/restaurant/102');
  const way = main().getByRole('link', { name: 'restaurant 102' });
  expect(way.getAttribute('href')).toBe('/attraction/102');
});

test.each([
  ['/pub/3', 'Page Not Found'],
  ['/map', 'A screen'],
])('without the module pubs %s shows %s', (path, heading) => {
  const { pubs: _, ...modules } = pageState.modules;
  open(path, { modules });
  main().getByRole('heading', { level: 1, name: heading });
});
