import { useHost, usePaths, useWhen } from '@guide/contracts/module';
import { type CardListing, openingState, type Point, walkFrom } from '@guide/contracts/place';
import { englishPart, wordIn } from '@guide/contracts/site';
import { listSeparator } from '@guide/contracts/texts';
import {
  CardBody,
  CardFoot,
  CardFrame,
  CardNote,
  CardPlace,
  CardText,
  CardTitle,
  OpeningState,
  Rating,
} from '@guide/ui';
import { memo } from 'react';
import { ListingPicture } from './ListingPicture';
import { whereText } from './shownTexts';

interface ListingCardProps {
  listing: CardListing;
  /** First badges, English as in the data; default: the subcategory. */
  kinds?: readonly string[];
  /** A line below the description. */
  note?: string;
  lead?: boolean;
  level?: 2 | 3;
  from?: Point | null;
  priority?: boolean;
}

/** Card of a listing. It links to /pub/{id} for pubs of the top ten, otherwise to /attraction/{id}. */
export const ListingCard = memo(function ListingCard({
  listing,
  kinds = [listing.subcategory],
  note,
  lead,
  level,
  from,
  priority,
}: ListingCardProps) {
  const { site } = useHost();
  const to = usePaths();
  const walk = walkFrom(from, listing);
  return (
    <CardFrame>
      <ListingPicture listing={listing} kinds={kinds} priority={priority} />
      <CardBody>
        <CardTitle
          to={listing.pubId ? to.pub(listing.pubId) : to.attraction(listing.id)}
          level={level}
          lead={lead}
        >
          {listing.name}
        </CardTitle>
        <CardPlace>
          {walk ? [wordIn(site, listing.area), walk].join(listSeparator()) : whereText(site, listing.area)}
        </CardPlace>
        <CardText {...englishPart(listing)}>{listing.shortDescription}</CardText>
        {note && <CardNote>{note}</CardNote>}
        <CardFoot>
          <Rating rating={listing.rating} reviewCount={listing.reviewCount} />
          <OpeningState opening={openingState(listing.hours, useWhen(), site, listing.hoursSummary)} />
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
});
