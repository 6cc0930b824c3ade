import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { open } from './support/page';

const links: [id: string, name: string, to: string][] = [
  ['FOOT-01', 'All attractions', '/new-haven-attractions'],
  ['FOOT-02', 'Top 10 attractions', '/top-attractions'],
  ['FOOT-03', 'Museums', '/new-haven-attractions?subcategory=Museum'],
  ['FOOT-04', 'Historical sites', '/new-haven-attractions?subcategory=Historical'],
  ['FOOT-05', 'Parks', '/new-haven-attractions?subcategory=Park'],
  ['FOOT-06', 'Interactive map', '/map'],
  ['FOOT-07', 'Attraction directory', '/attractions'],
];

test.each(links)('%s %s leads to %s', (_, name, to) => {
  open('/');
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(to);
});

test('FOOT-08 the current year and the rights, by the clock of the city', () => {
  const newYearInUtcOnly = Date.UTC(2027, 0, 1, 4, 59);
  open('/', { now: newYearInUtcOnly });
  screen.getByText('© 2026 New Haven Tourist Guide. All rights reserved.');
});

test('FOOT-08 the year turns at midnight in the city', () => {
  open('/', { now: Date.UTC(2027, 0, 1, 5) });
  screen.getByText('© 2027 New Haven Tourist Guide. All rights reserved.');
});

test('D-75 the footer and the privacy notice name the source of ratings and review counts', () => {
  open('/');
  screen.getByText('Pictures, ratings and review counts are the guide’s own');
  screen.getByText(/^Ratings and review counts are the guide’s own estimates: no visitor gave them/);
});
