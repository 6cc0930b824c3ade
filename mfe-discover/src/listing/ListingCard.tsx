import { PlaceActions, useHost, useNow, usePaths } from '@guide/contracts/module';
import { type CardListing, type Point, walkFrom } from '@guide/contracts/place';
import { Badge, Card, openingState } from '@guide/ui';

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
export function ListingCard({ listing, from, ...look }: ListingCardProps) {
  const { site } = useHost();
  const to = usePaths();
  return (
    <Card
      {...look}
      to={listing.pubId ? to.pub(listing.pubId) : to.attraction(listing.id)}
      title={listing.name}
      imageUrl={listing.imageUrl}
      place={`${listing.area}, ${walkFrom(from, listing) ?? site.product}`}
      description={listing.shortDescription}
      badges={[
        <Badge key="kind">{listing.subcategory}</Badge>,
        <Badge key="price">{listing.priceRange}</Badge>,
      ]}
      rating={listing.rating}
      reviewCount={listing.reviewCount}
      actions={<PlaceActions name={listing.name} listingId={listing.id} pubId={listing.pubId} />}
      opening={openingState(listing.hours, useNow(), site, listing.hoursSummary)}
    />
  );
}
