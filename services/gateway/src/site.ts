import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clockChanges, type Site } from '@guide/contracts/site';

const YEAR = 365 * 86_400_000;

/** The pack's `site.json` with what the city's clocks do from a year ago to three years ahead. */
export async function readSite(cityFolder: string): Promise<Site> {
  const file = JSON.parse(await readFile(path.join(cityFolder, 'site.json'), 'utf8'));
  const now = Date.now();
  return { ...file, clockChanges: clockChanges(file.timeZone, now - YEAR, now + 3 * YEAR) };
}
