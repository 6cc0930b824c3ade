import { PlaceActions, useHost, usePaths } from '@guide/contracts/module';
import type { CardListing } from '@guide/contracts/place';
import {
  Badge,
  CardBody,
  CardFoot,
  CardFrame,
  CardPicture,
  CardPlace,
  CardText,
  CardTitle,
  StarRating,
} from '@guide/ui';

/** A place near by: picture, name, area, whole stars (ATT-26, VAL-01), price and description (GEN-02). */
export function NearbyCard({ listing }: { listing: CardListing }) {
  const { site } = useHost();
  const to = usePaths();
  return (
    <CardFrame>
      <CardPicture
        src={listing.imageUrl}
        alt=""
        name={listing.name}
        badges={[<Badge key="price">{listing.priceRange}</Badge>]}
        actions={<PlaceActions name={listing.name} listingId={listing.id} pubId={listing.pubId} />}
      />
      <CardBody>
        <CardTitle to={to.attraction(listing.id)}>{listing.name}</CardTitle>
        <CardPlace>
          {listing.area}, {site.product}
        </CardPlace>
        <CardText>{listing.shortDescription}</CardText>
        <CardFoot>
          <StarRating rule="list" rating={listing.rating} />
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}
