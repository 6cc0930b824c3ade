import { PlaceActions, useHost, useNow } from '@guide/contracts/module';
import { familyText, timeText } from '@guide/contracts/place';
import {
  Badge,
  ButtonLink,
  CardBody,
  CardFoot,
  CardFrame,
  CardPicture,
  CardTitle,
  OpeningState,
  openingState,
  Rating,
} from '@guide/ui';
import { ArrowRight, Clock, MapPin, Users } from 'lucide-react';
import type { TopAttraction } from '../../api/useTopAttractions';
import { pagePath } from '../../listing/pagePath';
import styles from './TopEntry.module.css';

/** The pictures of the first two entries load ahead of the others. */
const PRIORITY_COUNT = 2;

/** One of the ten: picture, words, how long it takes, for whom, and the way on (TOP-03 to TOP-10). */
export function TopEntry({ listing, number }: { listing: TopAttraction; number: number }) {
  const { site } = useHost();
  const opening = openingState(listing.hours, useNow(), site, listing.hoursSummary);
  const explore = pagePath(site, listing.id);
  const family = familyText(listing);
  return (
    <CardFrame layout="wide" className={styles.entry}>
      <CardPicture
        src={listing.imageUrl}
        alt=""
        name={listing.name}
        number={number}
        badges={[<Badge key="price">{listing.priceRange}</Badge>]}
        actions={<PlaceActions name={listing.name} listingId={listing.id} />}
        priority={number <= PRIORITY_COUNT}
        sizes="(min-width: 768px) 420px, 100vw"
      />
      <CardBody>
        <CardTitle level={2} to={explore}>
          {listing.name}
        </CardTitle>
        <p className={styles.place}>
          <span className={styles.fact}>
            <MapPin aria-hidden="true" />
            {listing.area}, {site.product}
          </span>
          <Rating rating={listing.rating} reviewCount={listing.reviewCount} />
        </p>
        <p className={styles.description}>{listing.description}</p>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Clock aria-hidden="true" />
            {timeText(listing)}
          </span>
          {family && (
            <span className={styles.fact}>
              <Users aria-hidden="true" />
              {family}
            </span>
          )}
        </p>
        <CardFoot>
          <OpeningState opening={opening} />
          <ButtonLink to={explore} small iconAfter={<ArrowRight aria-hidden="true" />}>
            Explore <span className="visually-hidden">{listing.name}</span>
          </ButtonLink>
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}
