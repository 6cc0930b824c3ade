import { Badge } from '@guide/ui';
import type { Result } from '../../../api/result';
import { CATEGORIES } from '../../../state/options';

/** Category and price, on the picture (SEARCH-18). */
export const badgesOf = ({ category, priceRange }: Result) => [
  <Badge key="category" tone="ink">
    {CATEGORIES.find(({ value }) => value === category)?.label}
  </Badge>,
  <Badge key="price">{priceRange}</Badge>,
];
