import home from '@guide/city/home.json' with { type: 'json' };
import pack from '@guide/city/listings.json' with { type: 'json' };
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import TopAttractions from '../src/screens/TopAttractions';
import { listing, visit } from './support/visit';

const PATH = '/top-attractions';

async function open(responses = {}) {
  const visited = visit(TopAttractions, { path: PATH, responses });
  await screen.findAllByText('Family friendly');
  return visited;
}

const entries = () => screen.getAllByRole('article').map((article) => within(article));
const entryOf = (name: string) => within(screen.getByText(name, { selector: 'h2 a' }).closest('article')!);

test('TOP-01 TOP-02 TOP-03 TOP-12 CONST-03 D-46 D-50 ten numbered entries in server order, with picture, description, rating and area', async () => {
  const { container, requests, context } = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Top 10 London Attractions');
  expect(requests).toEqual(['GET /api/listings?category=attraction', 'GET /api/texts/home']);
  expect(TopAttractions.head(context)!.title).toBe('Top 10 London Attractions | London Tourist Guide');
  const numbers = entries().map((entry) => Number(entry.getByText(/^\d+$/).textContent));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const names = [...container.querySelectorAll('ol article h2')].map(({ textContent }) => textContent);
  expect(names.slice(0, 8)).toEqual(pack.slice(0, 8).map(({ name }) => name));
  const tower = entryOf('Tower of London');
  for (const text of [/William the Conqueror raised the White Tower/, '4.9', 'Tower Hill, London'])
    tower.getByText(text);
  expect(container.querySelectorAll('article [data-state]').length).toBe(10);
});

test('TOP-06 TOP-07 TOP-08 TOP-09 TOP-10 TOP-11 D-48 explore links, and Planning Your Visit', async () => {
  await open();
  for (const [name, path] of [
    ['Tower of London', '/tower-of-london'],
    ['London Eye', '/london-eye'],
    ['Buckingham Palace', '/buckingham-palace'],
    ['Westminster Abbey', '/westminster-abbey'],
    ['British Museum', '/attraction/4'],
  ] as const)
    expect(entryOf(name).getByText('Explore').closest('a')!.getAttribute('href')).toBe(path);
  const planning = within(screen.getByRole('region', { name: 'Planning Your Visit' }));
  const heads = planning.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Best Times', 'Getting Around', 'Book Ahead']);
  planning.getByText(home.planning.bookAhead);
});

test('TOP-04 TOP-05 D-47 default texts, or facts if they are known', async () => {
  const facts = { timeNeeded: '45 minutes', familyFriendly: false };
  await open({
    '/api/listings': {
      body: [listing(1, { name: 'A' }), listing(2, { ...facts, name: 'B' })],
    },
  });
  expect(entryOf('A').getByText('2-3 hours')).toBeTruthy();
  expect(entryOf('A').getByText('Family friendly')).toBeTruthy();
  expect(entryOf('B').getByText('45 minutes')).toBeTruthy();
  expect(entryOf('B').queryByText('Family friendly')).toBeNull();
});

test('D-32 D-63 WIDGET-14 until the map widget is loaded, the fifteen best rated attractions are listed', async () => {
  const { container } = await open();
  const widget = container.querySelector<HTMLElement>('[data-widget="map/AttractionsMap"]')!;
  expect(JSON.parse(widget.dataset.props!)).toEqual({ top10Only: false });
  await waitFor(() => expect(widget.querySelectorAll('ol a')).toHaveLength(15));
  const places = [...widget.querySelectorAll('ol a')].map(({ textContent }) => textContent!);
  expect(places.slice(0, 3)).toEqual([
    expect.stringMatching(/^1Tower of London/),
    expect.stringMatching(/^2London Eye/),
    expect.stringMatching(/^3Buckingham Palace/),
  ]);
});

test('ERR-03 "Failed to fetch attractions" is logged; visitors see an error with a retry', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  let down = true;
  visit(TopAttractions, {
    path: PATH,
    responses: { '/api/listings': () => (down ? { status: 500, body: 'broken' } : { body: [] }) },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(log).toHaveBeenCalledWith('Failed to fetch attractions');
  expect(screen.queryByText(/Failed to fetch|broken/)).toBeNull();
  down = false;
  fireEvent.click(retry);
  await screen.findByRole('list');
});
