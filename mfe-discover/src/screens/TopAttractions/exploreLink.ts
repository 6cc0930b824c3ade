import { paths, type Site } from '@guide/contracts/site';

/** The fixed page of a listing, otherwise /attraction/{id} (TOP-06 to TOP-10); keyed by id (D-48). */
export const exploreLink = (site: Site, id: number): string =>
  site.fixedPages.find(({ listingId }) => listingId === id)?.path ?? paths(site.slug).attraction(id);
