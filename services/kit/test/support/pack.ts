import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Listing } from '@guide/contracts/api/schemas';
import { type PackContent, type PackFile, readPackFile } from '../../src/pack';

/** The real pack that the tests run on. */
export const london = resolve(import.meta.dirname, '../../../../cities/london');

/** One file of the London pack. */
export const londonFile = async <F extends PackFile>(file: F): Promise<PackContent<F>> =>
  JSON.parse((await readPackFile(london, file)).toString('utf8'));

/** London's listings as the API gives them: with their facts. */
export async function londonListings(): Promise<Listing[]> {
  const facts = await londonFile('facts.json');
  return (await londonFile('listings.json')).map((one) =>
    facts[one.id] ? { ...one, facts: facts[one.id] } : one,
  );
}

/** A new pack folder with the given files; unless given, `site.json` is London's and there are no pictures. */
export async function packWith(files: Partial<{ [F in PackFile]: PackContent<F> }>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-pack-'));
  await cp(join(london, 'site.json'), join(folder, 'site.json'));
  for (const [file, content] of Object.entries({ 'photos.json': [], ...files })) {
    await writeFile(join(folder, file), JSON.stringify(content));
  }
  return folder;
}

/** A valid listing with the given parts. */
export const listing = (parts: Partial<Listing> & { id: number }): Listing => ({
  name: `Place ${parts.id}`,
  category: 'attraction',
  subcategory: 'Museum',
  area: 'Westminster',
  priceRange: 'Free',
  shortDescription: 'A place.',
  description: 'A place to see.',
  imageUrl: '/images/place.svg',
  tags: [],
  featured: false,
  ...parts,
});
