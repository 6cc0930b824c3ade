import { useHost, useWhen } from '@guide/contracts/module';
import { familyText, openingState, timeText } from '@guide/contracts/place';
import { englishPart, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import {
  ButtonLink,
  CardBody,
  CardFoot,
  CardFrame,
  CardTitle,
  OpeningState,
  Rating,
  RichText,
} from '@guide/ui';
import { ArrowRight, Clock, MapPin, Users } from 'lucide-react';
import type { TopAttraction } from '../../api/useTopAttractions';
import { ListingPicture } from '../../listing/ListingPicture';
import { pagePath } from '../../listing/pagePath';
import { whereText } from '../../listing/shownTexts';
import styles from './TopEntry.module.css';

const PRIORITY_COUNT = 2;

export function TopEntry({ listing, number }: { listing: TopAttraction; number: number }) {
  const { site } = useHost();
  const opening = openingState(listing.hours, useWhen(), site, listing.hoursSummary);
  const explore = pagePath(site, listing.id);
  const family = familyText(listing);
  return (
    <CardFrame layout="wide" className={styles.entry}>
      <ListingPicture
        listing={listing}
        number={number}
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
            {whereText(site, listing.area)}
          </span>
          <Rating rating={listing.rating} reviewCount={listing.reviewCount} />
        </p>
        <p {...englishPart(listing)} className={styles.description}>
          {listing.description}
        </p>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Clock aria-hidden="true" />
            {wordIn(site, timeText(listing))}
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
            <RichText
              text={i18n.t('Explore <0>{name}</0>', { name: listing.name })}
              elements={[(content) => <span className="visually-hidden">{content}</span>]}
            />
          </ButtonLink>
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}
