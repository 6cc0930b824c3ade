import type { Site } from './site';

/**
 * Names of the screen with the first ten attractions (TOP-01). Without ratings the pack's featured places come first,
 * which are highlights and not the ten best.
 */
export const topAttractions = ({
  offers,
  product,
}: Pick<Site, 'offers' | 'product'>): { short: string; label: string; title: string } =>
  offers.ratings
    ? { short: 'Top 10', label: 'Top 10 attractions', title: `Top 10 ${product} Attractions` }
    : { short: 'Highlights', label: 'Highlights', title: `Highlights of ${product}` };
