import { paths, type Site } from '@guide/contracts/site';

/**
 * A listing's own page: its fixed page if it has one, otherwise /attraction/{id} (TOP-06 to TOP-10). It is the
 * canonical address too (D-3), and keyed by id (D-48).
 */
export const pagePath = (site: Site, id: number): string =>
  site.fixedPages.find(({ listingId }) => listingId === id)?.path ?? paths(site.slug).attraction(id);
