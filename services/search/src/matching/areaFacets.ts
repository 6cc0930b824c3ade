import type { SearchFacets } from '@guide/contracts/api/schemas';
import type { Entry } from './entry';
import { inSlices } from './inSlices';

const { compare } = new Intl.Collator('en');

/** The distinct areas in alphabetical order, each with the number of its listings (SEARCH-26). */
export async function areaFacets(entries: readonly Entry[]): Promise<SearchFacets['areas']> {
  const counts = new Map<string, number>();
  await inSlices(entries, ({ area }) => counts.set(area, (counts.get(area) ?? 0) + 1));
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => compare(a.name, b.name));
}
