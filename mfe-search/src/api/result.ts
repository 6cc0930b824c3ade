import type { Listing } from '@guide/contracts/api';
import { ratingValue } from '@guide/ui';

/** What a result shows of its listing: pages carry this, not the whole listing. */
export interface Result
  extends Pick<
    Listing,
    | 'id'
    | 'name'
    | 'category'
    | 'subcategory'
    | 'area'
    | 'priceRange'
    | 'shortDescription'
    | 'imageUrl'
    | 'reviewCount'
    | 'hours'
  > {
  /** Parsed once, here: 4.0 where the listing has none (D-13, CONST-05). */
  rating: number;
}

export const resultOf = (listing: Listing): Result => ({
  id: listing.id,
  name: listing.name,
  category: listing.category,
  subcategory: listing.subcategory,
  area: listing.area,
  priceRange: listing.priceRange,
  shortDescription: listing.shortDescription,
  imageUrl: listing.imageUrl,
  reviewCount: listing.reviewCount,
  hours: listing.hours,
  rating: ratingValue(listing.rating),
});
