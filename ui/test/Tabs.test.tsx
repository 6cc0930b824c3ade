import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from '../src';

const tabs = [
  { id: 'attractions', label: 'Top Attractions', panel: 'Abbey' },
  { id: 'dining', label: 'Fine Dining', panel: 'Rules' },
  { id: 'pubs', label: 'Historic Pubs', panel: 'George Inn' },
];

beforeEach(() => {
  render(<Tabs label="Curated Experiences" tabs={tabs} />);
});

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('HOME-16 the first tab is open at first, and a click opens another', () => {
  expect(tab('Top Attractions').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Top Attractions' }).textContent).toBe('Abbey');
  fireEvent.click(tab('Historic Pubs'));
  expect(screen.getByRole('tabpanel', { name: 'Historic Pubs' }).textContent).toBe('George Inn');
});

test('the row is one stop for the Tab key', () => {
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([0, -1, -1]);
  fireEvent.click(tab('Fine Dining'));
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
});

test('arrows, Home and End move and select, round the ends', () => {
  tab('Top Attractions').focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(tab('Fine Dining'));
  press('End');
  expect(document.activeElement).toBe(tab('Historic Pubs'));
  press('ArrowRight');
  expect(document.activeElement).toBe(tab('Top Attractions'));
  press('ArrowLeft');
  expect(screen.getByRole('tabpanel').textContent).toBe('George Inn');
  press('ArrowLeft');
  expect(screen.getByRole('tabpanel').textContent).toBe('Rules');
  press('Home');
  expect(screen.getByRole('tabpanel').textContent).toBe('Abbey');
});

test('the open tab and its panel point to each other', () => {
  const panel = screen.getByRole('tabpanel');
  expect(tab('Top Attractions').getAttribute('aria-controls')).toBe(panel.id);
  expect(panel.getAttribute('aria-labelledby')).toBe(tab('Top Attractions').id);
});
