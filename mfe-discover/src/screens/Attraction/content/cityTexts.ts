import written from '@guide/city/attractions.json' with { type: 'json' };
import generic from '@guide/city/generic.json' with { type: 'json' };
import type { Listing, SubcategoryTexts } from '@guide/contracts/api';
import type { AreaTexts, AttractionContent } from '@guide/contracts/city';

/** Texts of the city pack by kind and area of a place, with `{name}`, `{area}` and `{product}`. */
export interface GenericTexts {
  kind: SubcategoryTexts;
  area: AreaTexts;
}

/** Pubs have texts of their own: attractions, too, have their subcategory "Historical". */
const PUB_TEXTS = 'Historic pub';

function textsOf<Texts>(all: Record<string, Texts> & { default: Texts }, name: string): Texts {
  return (Object.hasOwn(all, name) ? all[name] : undefined) ?? all.default;
}

/** Texts written for one listing; null for most. */
export const findWrittenTexts = (id: number): AttractionContent | null =>
  Object.hasOwn(written, id) ? written[String(id) as keyof typeof written] : null;

/** Texts by kind and area of a listing, with the default ones for unknown values (GATT-03 to GATT-06). */
export const findGenericTexts = ({ category, subcategory, area }: Listing): GenericTexts => ({
  kind: textsOf(generic.subcategories, category === 'pub' ? PUB_TEXTS : subcategory),
  area: textsOf(generic.areas, area),
});
