import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MapPanel, MapPlace } from '../src';

const panel = (places: React.ReactNode[] | null) => (
  <MapPanel head={<p>Showing 2 attractions</p>} title="Top 10 Attractions" expected={2} places={places}>
    <p>Map</p>
  </MapPanel>
);

test('a list that is on its way keeps the room of as many rows as will come', () => {
  const { container, rerender } = render(panel(null));
  const rows = () => container.querySelectorAll('ol > li');
  expect(rows()).toHaveLength(2);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  const classes = rows()[0]!.className;
  rerender(
    panel([
      <MapPlace key="1" number={1} name="Tower of London" note="Tower Hill" to="/attraction/1" />,
      <MapPlace key="2" number={null} name="Tower Bridge" note="Tower Hill" to="/attraction/9" />,
    ]),
  );
  expect([...rows()].map((row) => row.className)).toEqual([classes, classes]);
  const list = within(screen.getByRole('list', { name: 'Top 10 Attractions' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '1Tower of LondonTower Hill',
    'Tower BridgeTower Hill',
  ]);
});

test('a place is a link to its page, or a button that shows it on the map', () => {
  const show = jest.fn();
  const place = { number: 1, name: 'Tower of London', note: 'Tower Hill' };
  render(panel([<MapPlace key="1" {...place} chosen onPress={show} />]));
  fireEvent.click(screen.getByRole('button', { name: /Tower of London.*, show on the map$/ }));
  expect(show).toHaveBeenCalledTimes(1);
});
