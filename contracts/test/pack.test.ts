import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import Value from 'typebox/value';
import { packFiles } from '../city';

test.each(['london', 'brambleford'])('GEN-08 the pack %s satisfies its schemas', (city) => {
  for (const [file, schema] of Object.entries(packFiles)) {
    const content = JSON.parse(
      readFileSync(new URL(`../../cities/${city}/${file}`, import.meta.url), 'utf8'),
    );
    const faults = [...Value.Errors(schema, content)].map(
      (fault) => `${file}${fault.instancePath} ${fault.message}`,
    );
    expect(faults).toEqual([]);
  }
});

test.each(['london', 'brambleford'])('ATT-03 every attraction of %s has three different pictures', (city) => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../cities/${city}/${file}`, import.meta.url), 'utf8'));
  const listings: { id: number; category: string; imageUrl: string }[] = read('listings.json');
  const photos: { attractionId?: number; url: string }[] = read('photos.json');
  const attractions = listings.filter(({ category }) => category === 'attraction');
  expect(attractions.length).toBeGreaterThan(10);
  for (const { id, imageUrl } of attractions) {
    const urls = photos.filter(({ attractionId }) => attractionId === id).map(({ url }) => url);
    expect([id, new Set(urls).size, urls.includes(imageUrl)]).toEqual([id, 3, true]);
  }
});
