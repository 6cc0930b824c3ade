import { expect } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import Attraction from '../../src/screens/Attraction';
import { listing, visit } from './visit';

/** A listing that is not in the city pack. */
export const LISTING = listing(77, {
  name: 'A Place',
  area: 'Bloomsbury',
  shortDescription: 'A place in short.',
  description: 'A place at length.',
});
export const listingResponse = (fields: object = {}) => ({
  '/api/listings/77': { body: { ...LISTING, ...fields } },
});

export async function open(id: number | string, responses = {}, path = `/attraction/${id}`) {
  const visited = visit(Attraction, { path, params: { id: String(id) }, responses });
  // The head of a known listing comes before its content.
  await waitFor(() => {
    expect(document.querySelector('h1')).not.toBeNull();
    expect(screen.queryByText('Loading...')).toBeNull();
  });
  await act(async () => {});
  return visited;
}

export const region = (name: string) => within(screen.getByRole('region', { name }));
export const quickInfo = () => within(screen.getByRole('complementary', { name: 'Quick Info' }));
export const fact = (term: string) =>
  region('Visitor Information').getByText(term, { selector: 'dt' }).nextElementSibling!.textContent;
export async function nearby() {
  await region('Nearby Attractions').findAllByRole('article');
  const links = region('Nearby Attractions').getAllByRole('link');
  return links.map((link) => link.getAttribute('href')).filter((to) => to!.startsWith('/attraction/'));
}
