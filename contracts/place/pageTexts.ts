import type { Listing, ListingTexts } from '../api/schemas';
import type { AllPageTexts, PageTexts } from '../city/attraction';

/** Pubs have texts of their own: attractions, too, have their subcategory "Historical". */
const PUB_TEXTS = 'Historic pub';

/** The key of the fallback in `generic.json`. */
export const DEFAULT_TEXTS = 'default';

/** The keys of a place's texts in `generic.json`. */
export const genericKeys = ({
  category,
  subcategory,
  area,
}: Pick<Listing, 'category' | 'subcategory' | 'area'>) => ({
  subcategory: category === 'pub' ? PUB_TEXTS : subcategory,
  area,
});

const textsOf = <Texts>(all: Record<string, Texts>, name: string): Texts =>
  (Object.hasOwn(all, name) ? all[name] : undefined) ?? all[DEFAULT_TEXTS]!;

/**
 * Finds the texts of a listing's page: those written for it, or generic ones by kind and area, with the default ones for
 * unknown values (GATT-03 to GATT-06).
 * @param own - replace those of the kind
 */
export function pageTextsOf(
  listing: Listing,
  { written, generic }: AllPageTexts,
  { texts, language }: Pick<ListingTexts, 'texts' | 'language'>,
): PageTexts {
  const own = language === undefined ? texts : { ...texts, language };
  const found = Object.hasOwn(written, listing.id) ? written[listing.id] : undefined;
  if (found) return { own, written: found };
  const keys = genericKeys(listing);
  return {
    own,
    generic: {
      kind: textsOf(generic.subcategories, keys.subcategory),
      area: textsOf(generic.areas, keys.area),
    },
  };
}
