import type { Listing } from '@guide/contracts/api';
import { ratingValue } from '@guide/ui';

/** What a card shows of a listing: pages carry this, not the whole listing. */
export interface CardListing
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
    | 'pubId'
  > {
  /** Parsed once, here: a number, 4.0 where the listing has none (D-13, CONST-05). */
  rating: number;
}

/** A listing cut down to its card. */
export const cardListing = ({
  id,
  name,
  category,
  subcategory,
  area,
  priceRange,
  shortDescription,
  imageUrl,
  reviewCount,
  hours,
  pubId,
  rating,
}: Listing): CardListing => ({
  id,
  name,
  category,
  subcategory,
  area,
  priceRange,
  shortDescription,
  imageUrl,
  reviewCount,
  hours,
  pubId,
  rating: ratingValue(rating),
});
