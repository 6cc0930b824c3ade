import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Listing } from '@guide/contracts/api/schemas';
import type { LanguageFile } from '@guide/contracts/city';
import { type PackContent, type PackFile, readPackFile } from '../../src/pack';

export const london = resolve(import.meta.dirname, '../../../../cities/london');

export const londonFile = async <F extends PackFile>(file: F): Promise<PackContent<F>> =>
  JSON.parse((await readPackFile(london, file)).toString('utf8'));

export async function londonListings(): Promise<Listing[]> {
  const facts = await londonFile('facts.json');
  return (await londonFile('listings.json')).map((entry) =>
    facts[entry.id] ? { ...entry, facts: facts[entry.id] } : entry,
  );
}

/** The texts of London in a language. */
export const londonTexts = async (language: string, file: LanguageFile) =>
  JSON.parse(await readFile(join(london, 'languages', language, file), 'utf8'));

/** Adds texts of a language to a pack. */
export async function addLanguage(
  folder: string,
  language: string,
  files: Partial<Record<LanguageFile, unknown>>,
): Promise<void> {
  await mkdir(join(folder, 'languages', language), { recursive: true });
  for (const [file, texts] of Object.entries(files))
    await writeFile(join(folder, 'languages', language, file), JSON.stringify(texts));
}

/** What a pack must have besides places. */
const FIXED: readonly PackFile[] = ['site.json', 'home.json', 'attractions.json', 'generic.json'];

/** Creates a pack folder with these files, London's site and fixed texts, and no pictures. */
export async function packWith(files: Partial<{ [F in PackFile]: PackContent<F> }>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-pack-'));
  for (const file of FIXED) await cp(join(london, file), join(folder, file));
  for (const [file, content] of Object.entries({ 'photos.json': [], ...files })) {
    await writeFile(join(folder, file), JSON.stringify(content));
  }
  return folder;
}

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
