import { paths, type Site } from '@guide/contracts/site';

/** Canonical URL: the fixed page if any, otherwise /attraction/{id} (TOP-06 to TOP-10, D-3, D-48). */
export const pagePath = (site: Site, id: number): string =>
  site.fixedPages.find(({ listingId }) => listingId === id)?.path ?? paths(site.slug).attraction(id);
