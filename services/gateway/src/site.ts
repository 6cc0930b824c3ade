import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { offersOf } from '@guide/contracts/city';
import { cityClocks, type Site } from '@guide/contracts/site';

/** Reads `site.json`, and adds the clock changes of its time zone and what the pack has. */
export async function readSite(cityFolder: string): Promise<Site> {
  const read = async (name: string) => JSON.parse(await readFile(path.join(cityFolder, name), 'utf8'));
  const [file, listings, pubs] = await Promise.all(['site.json', 'listings.json', 'pubs.json'].map(read));
  return { ...file, clockChanges: cityClocks(file.timeZone), offers: offersOf(listings, pubs) };
}

const DAY_MS = 86_400_000;

/** Warns when the list of bank holidays ends within a year. @param now - ms since 1970 */
export function holidayWarning({ product, bankHolidays }: Site, now: number): string | null {
  const last = bankHolidays.toSorted().at(-1);
  if (last === undefined || Date.parse(last) - now >= 365 * DAY_MS) return null;
  return `The bank holidays of ${product} end on ${last}: later ones have the hours of usual days. Add them to bankHolidays in the city pack's site.json, and moveable holidays such as Easter Sunday to holidays.`;
}
