import type { CardListing } from '@guide/contracts/place';
import { Badge } from '@guide/ui';
import { CATEGORIES } from '../../../state/options';

/** Category and price, on the picture (SEARCH-18). */
export const badgesOf = ({ category, priceRange }: CardListing) => [
  <Badge key="category" tone="ink">
    {CATEGORIES.find(({ value }) => value === category)?.label}
  </Badge>,
  <Badge key="price">{priceRange}</Badge>,
];
