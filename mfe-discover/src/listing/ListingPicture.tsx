import { PlaceActions } from '@guide/contracts/module';
import type { CardListing } from '@guide/contracts/place';
import { Badge, CardPicture } from '@guide/ui';
import type { ComponentProps } from 'react';

type ListingPictureProps = Pick<ComponentProps<typeof CardPicture>, 'number' | 'priority' | 'sizes'> & {
  listing: CardListing;
  badges: string[];
};

export const ListingPicture = ({ listing, badges, ...picture }: ListingPictureProps) => (
  <CardPicture
    src={listing.imageUrl}
    alt=""
    name={listing.name}
    badges={[...badges, listing.price].flatMap((badge) => (badge ? <Badge key={badge}>{badge}</Badge> : []))}
    actions={<PlaceActions name={listing.name} listingId={listing.id} pubId={listing.pubId} />}
    {...picture}
  />
);
