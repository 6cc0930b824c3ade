import { PlaceActions } from '@guide/contracts/module';
import type { CardListing } from '@guide/contracts/place';
import { CardPicture } from '@guide/ui';
import type { View } from '../../../state/options';
import { badgesOf } from './badges';
import { PICTURE_SIZES } from './pictureSizes';

interface ResultPictureProps {
  result: CardListing;
  view: View;
  /** The first of the page: it loads ahead. */
  priority: boolean;
}

/** A result's picture with its badges and what can be done with the place. */
export const ResultPicture = ({ result, view, priority }: ResultPictureProps) => (
  <CardPicture
    src={result.imageUrl}
    alt=""
    name={result.name}
    badges={badgesOf(result)}
    actions={<PlaceActions name={result.name} listingId={result.id} pubId={result.pubId} />}
    priority={priority}
    sizes={PICTURE_SIZES[view]}
  />
);
