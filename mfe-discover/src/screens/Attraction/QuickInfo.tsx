import type { Listing } from '@guide/contracts/api';
import { useHost, usePaths, useWhen } from '@guide/contracts/module';
import { forWhomText, hoursSummary, openingState } from '@guide/contracts/place';
import { nearestStation, pubKind } from '@guide/contracts/site';
import { ButtonLink, OpeningState, ShareButton } from '@guide/ui';
import { Clock, ExternalLink, MapPin, Navigation, TrainFront, Users } from 'lucide-react';
import { BookingLink, usePlaceLinks } from './BookingLink';
import { isOfficialSiteMainLink, type PlaceContent, VISIT_OFFICIAL_SITE } from './content/placeContent';
import styles from './QuickInfo.module.css';
import { type Fact, Facts } from './VisitorInformation';

export function QuickInfo({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const { site } = useHost();
  const to = usePaths();
  const opening = openingState(listing.hours, useWhen(), site, hoursSummary(listing));
  const { directions, share } = usePlaceLinks(listing, content);
  const forWhom = forWhomText(listing);
  const facts: Fact[] = [
    { icon: Clock, term: 'Time needed', value: content.timeNeeded },
    { icon: MapPin, term: 'Address', value: content.address },
  ];
  const station = content.nearestStations[0];
  if (station) facts.splice(1, 0, { icon: TrainFront, term: nearestStation(site), value: station });
  if (forWhom) facts.push({ icon: Users, term: 'For', value: forWhom });
  return (
    <div className={styles.card}>
      <h2 id="quick-info" className={styles.kicker}>
        Quick Info
      </h2>
      {content.ticketFrom && (
        <p className={styles.price}>
          <span className={styles.figure}>{content.ticketFrom}</span>
          {content.ticketFrom.startsWith('from ') && (
            <span className={styles.unit}>guide price per adult</span>
          )}
        </p>
      )}
      <p className={styles.opening}>
        <OpeningState opening={opening} />
      </p>
      <BookingLink listing={listing} booking={content.booking} full />
      {listing.pubId && (
        <ButtonLink to={to.pub(listing.pubId)} full>
          {`See the ${pubKind(site).one}'s page`}
        </ButtonLink>
      )}
      {content.officialWebsite && isOfficialSiteMainLink(listing, content) && (
        <ButtonLink to={content.officialWebsite} full iconAfter={<ExternalLink aria-hidden="true" />}>
          {listing.category === 'attraction' ? VISIT_OFFICIAL_SITE : 'Visit Website'}
        </ButtonLink>
      )}
      <Facts className={styles.facts} facts={facts} />
      <div className={styles.links}>
        {directions && (
          <ButtonLink to={directions} variant="line" icon={<Navigation aria-hidden="true" />}>
            Directions
            <span className="visually-hidden"> (opens in a new tab)</span>
          </ButtonLink>
        )}
        <ShareButton {...share} />
      </div>
      {directions && (
        <ButtonLink
          to={to.placeOnMap(listing.area, listing.id)}
          variant="line"
          full
          icon={<MapPin aria-hidden="true" />}
        >
          Show on the map
        </ButtonLink>
      )}
    </div>
  );
}
