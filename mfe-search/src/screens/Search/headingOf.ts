import type { Site } from '@guide/contracts/site';

/** SEARCH-10, SEARCH-11 (restaurants and pubs are among them all the same, D-10). */
export const headingOf = (text: string, { product }: Site): string =>
  text ? `Results for "${text}"` : `All ${product} Attractions`;
