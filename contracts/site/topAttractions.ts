import { i18n } from '../texts';
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
    ? {
        short: i18n.t('Top 10'),
        label: i18n.t('Top 10 attractions'),
        title: i18n.t('Top 10 {city} Attractions', { city: product }),
      }
    : {
        short: i18n.t('Highlights'),
        label: i18n.t('Highlights'),
        title: i18n.t('Highlights of {city}', { city: product }),
      };
