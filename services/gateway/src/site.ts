import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cityClocks, type Site } from '@guide/contracts/site';

/** The pack's `site.json` with what the city's clocks do. */
export async function readSite(cityFolder: string): Promise<Site> {
  const file = JSON.parse(await readFile(path.join(cityFolder, 'site.json'), 'utf8'));
  return { ...file, clockChanges: cityClocks(file.timeZone) };
}
