import { PlaceActions, useHost, useNow, usePaths } from '@guide/contracts/module';
import { type CardListing, type Point, walkFrom } from '@guide/contracts/place';
import {
  Badge,
  CardBody,
  CardFoot,
  CardFrame,
  CardPicture,
  CardPlace,
  CardText,
  CardTitle,
  OpeningState,
  openingState,
  Rating,
} from '@guide/ui';
import { memo } from 'react';

interface ListingCardProps {
  listing: CardListing;
  /** The large card of a section. */
  lead?: boolean;
  level?: 2 | 3;
  /** Where the visitor is; the card says how far it is from there. */
  from?: Point | null;
  /** Among the first pictures of the screen. */
  priority?: boolean;
}

/** A listing as a card that leads to its page: a pub of the top ten to /pub/{id}, all others to /attraction/{id}. */
export const ListingCard = memo(function ListingCard({
  listing,
  lead,
  level,
  from,
  priority,
}: ListingCardProps) {
  const { site } = useHost();
  const to = usePaths();
  return (
    <CardFrame>
      <CardPicture
        src={listing.imageUrl}
        alt=""
        name={listing.name}
        badges={[
          <Badge key="kind">{listing.subcategory}</Badge>,
          <Badge key="price">{listing.priceRange}</Badge>,
        ]}
        actions={<PlaceActions name={listing.name} listingId={listing.id} pubId={listing.pubId} />}
        priority={priority}
      />
      <CardBody>
        <CardTitle
          to={listing.pubId ? to.pub(listing.pubId) : to.attraction(listing.id)}
          level={level}
          lead={lead}
        >
          {listing.name}
        </CardTitle>
        <CardPlace>{`${listing.area}, ${walkFrom(from, listing) ?? site.product}`}</CardPlace>
        <CardText>{listing.shortDescription}</CardText>
        <CardFoot>
          <Rating rating={listing.rating} reviewCount={listing.reviewCount} />
          <OpeningState opening={openingState(listing.hours, useNow(), site, listing.hoursSummary)} />
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
});
