import type { Listing, SearchQuery } from '@guide/contracts/api/schemas';
import { createSearchIndex } from '../../src/matching/searchIndex';

/** The search's index over listings, which answers with listings as a plain scan does. */
export async function indexOf(listings: readonly Listing[]) {
  const index = await createSearchIndex(Buffer.from(JSON.stringify(listings)));
  const byNumber: Listing[] = JSON.parse(index.write([...Array(index.size).keys()]).toString());
  return (query: SearchQuery): { results: Listing[]; total: number } => {
    const { page, total } = index.search(query);
    return { results: page.map((number) => byNumber[number]!), total };
  };
}
