import { PlaceActions, useHost } from '@guide/contracts/module';
import { adultPriceText, type CardListing } from '@guide/contracts/place';
import { wordIn } from '@guide/contracts/site';
import { Badge, CardPicture } from '@guide/ui';
import type { ComponentProps } from 'react';
import { priceRangeText } from './shownTexts';

type ListingPictureProps = Pick<ComponentProps<typeof CardPicture>, 'number' | 'priority' | 'sizes'> & {
  listing: CardListing;
  /** First badges: subcategory or cuisines, English as in the data. */
  kinds?: readonly string[];
};

export const ListingPicture = ({ listing, kinds = [], ...picture }: ListingPictureProps) => {
  const { site } = useHost();
  const { price, priceRange } = listing;
  const badges = [
    ...kinds.map((kind) => wordIn(site, kind)),
    priceRange && priceRangeText(priceRange),
    price && adultPriceText(price, site),
  ];
  return (
    <CardPicture
      src={listing.imageUrl}
      alt=""
      name={listing.name}
      badges={badges.flatMap((badge) => (badge ? <Badge key={badge}>{badge}</Badge> : []))}
      actions={<PlaceActions name={listing.name} listingId={listing.id} pubId={listing.pubId} />}
      {...picture}
    />
  );
};
