import { PlaceActions, useHost } from '@guide/contracts/module';
import { adultPriceText, type CardListing } from '@guide/contracts/place';
import { Badge, CardPicture } from '@guide/ui';
import { categoryLabel, priceLabel } from '../../../state/options';

/** Of grid and list, because a view does not render the pictures again. */
export const PICTURE_SIZES = '(min-width: 1024px) 300px, (min-width: 640px) 50vw, 100vw';

interface ResultPictureProps {
  result: CardListing;
  priority: boolean;
}

export const ResultPicture = ({ result, priority }: ResultPictureProps) => {
  const { site } = useHost();
  return (
    <CardPicture
      src={result.imageUrl}
      alt=""
      name={result.name}
      badges={[
        <Badge key="category" tone="ink">
          {categoryLabel(site, result.category)}
        </Badge>,
        result.priceRange && <Badge key="range">{priceLabel(result.priceRange)}</Badge>,
        result.price && <Badge key="price">{adultPriceText(result.price, site)}</Badge>,
      ]}
      actions={<PlaceActions name={result.name} listingId={result.id} pubId={result.pubId} />}
      priority={priority}
      sizes={PICTURE_SIZES}
    />
  );
};
