import { PlaceActions } from '@guide/contracts/module';
import type { CardListing } from '@guide/contracts/place';
import { Badge, CardPicture } from '@guide/ui';
import { CATEGORIES, type View } from '../../../state/options';

export const PICTURE_SIZES: Record<View, string> = {
  grid: '(min-width: 1024px) 280px, (min-width: 640px) 50vw, 100vw',
  list: '(min-width: 768px) 300px, 100vw',
};

interface ResultPictureProps {
  result: CardListing;
  view: View;
  priority: boolean;
}

export const ResultPicture = ({ result, view, priority }: ResultPictureProps) => (
  <CardPicture
    src={result.imageUrl}
    alt=""
    name={result.name}
    badges={[
      <Badge key="category" tone="ink">
        {CATEGORIES.find(({ value }) => value === result.category)?.label}
      </Badge>,
      <Badge key="range">{result.priceRange}</Badge>,
      result.price && <Badge key="price">{result.price}</Badge>,
    ]}
    actions={<PlaceActions name={result.name} listingId={result.id} pubId={result.pubId} />}
    priority={priority}
    sizes={PICTURE_SIZES[view]}
  />
);
