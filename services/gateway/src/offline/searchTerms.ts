import { listStarts, type SearchTerms } from '@guide/contracts/search';
import type { Site } from '@guide/contracts/site';
import { readPackFile } from '@guide/service-kit';

/** Reads what the search without a connection needs from a city pack. @returns {SearchTerms} as JSON */
export async function readSearchTerms(
  packFolder: string,
  { product, clockChanges, bankHolidays, holidays, center }: Site,
): Promise<string> {
  const read = async (file: 'synonyms.json' | 'points.json' | 'areas.json') =>
    JSON.parse((await readPackFile(packFolder, file)).toString('utf8'));
  const searchTerms: SearchTerms = {
    synonyms: await read('synonyms.json'),
    starts: listStarts((await read('points.json')).points, await read('areas.json')),
    city: product,
    calendar: { clockChanges, bankHolidays, holidays, center },
  };
  return JSON.stringify(searchTerms);
}
