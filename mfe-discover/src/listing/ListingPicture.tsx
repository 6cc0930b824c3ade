import { PlaceActions, useHost } from '@guide/contracts/module';
import { adultPriceText, type CardListing } from '@guide/contracts/place';
import { Badge, CardPicture } from '@guide/ui';
import type { ComponentProps } from 'react';

type ListingPictureProps = Pick<ComponentProps<typeof CardPicture>, 'number' | 'priority' | 'sizes'> & {
  listing: CardListing;
  /** Absent ones are left out. */
  badges: readonly (string | undefined)[];
};

export const ListingPicture = ({ listing, badges, ...picture }: ListingPictureProps) => {
  const { site } = useHost();
  const price = listing.price && adultPriceText(listing.price, site);
  return (
    <CardPicture
      src={listing.imageUrl}
      alt=""
      name={listing.name}
      badges={[...badges, price].flatMap((badge) => (badge ? <Badge key={badge}>{badge}</Badge> : []))}
      actions={<PlaceActions name={listing.name} listingId={listing.id} pubId={listing.pubId} />}
      {...picture}
    />
  );
};
