/** A pack of London with many places, for the real database of a real site. */
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tooling/commands/preflight.mjs';

export const PLACES = 5000;
const CATEGORIES = ['attraction', 'restaurant', 'pub'];

/** Places spread evenly over the middle of the city, without chance: [longitude, latitude]. */
export const positions = Array.from({ length: PLACES }, (_, index) => [
  -0.25 + (((index * 7919) % 10_000) / 10_000) * 0.3,
  51.45 + (((index * 104_729) % 10_000) / 10_000) * 0.12,
]);

/** @returns the pack's folder; the caller removes it */
export async function crowdedPack() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-crowded-'));
  const london = path.join(root, 'cities/london');
  await cp(london, folder, { recursive: true, filter: (file) => file === london || file.endsWith('.json') });
  const listings = JSON.parse(await readFile(path.join(london, 'listings.json'), 'utf8'));
  const many = positions.map(([lng, lat], index) => ({
    ...listings[index % listings.length],
    id: 10_000 + index,
    name: `Place ${index}`,
    category: CATEGORIES[index % CATEGORIES.length],
    lng,
    lat,
  }));
  await writeFile(path.join(folder, 'listings.json'), JSON.stringify(many));
  return folder;
}
