import type { Listing } from '@guide/contracts/api';
import { useHost, usePaths, useWhen } from '@guide/contracts/module';
import { forWhomText, hoursSummary, openingState } from '@guide/contracts/place';
import { nearestStation, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { ButtonLink, OpeningState, ShareButton } from '@guide/ui';
import { Clock, ExternalLink, MapPin, Navigation, TrainFront, Users } from 'lucide-react';
import { BookingLink, NewTabText, usePlaceLinks } from './BookingLink';
import { isOfficialSiteMainLink, type PlaceContent } from './content/placeContent';
import styles from './QuickInfo.module.css';
import { type Fact, Facts, markedText } from './VisitorInformation';

const pubPageText = ({ kinds }: Site): string =>
  kinds?.pub ? i18n.t("See the {pub}'s page", { pub: kinds.pub.one }) : i18n.t("See the pub's page");

export function QuickInfo({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const { site } = useHost();
  const to = usePaths();
  const opening = openingState(listing.hours, useWhen(), site, hoursSummary(listing));
  const { directions, share } = usePlaceLinks(listing, content);
  const forWhom = forWhomText(listing);
  const facts: Fact[] = [
    {
      icon: Clock,
      term: i18n.t('Time needed'),
      value: markedText(content, 'timeNeeded', content.timeNeeded),
    },
    { icon: MapPin, term: i18n.t('Address'), value: content.address },
  ];
  const station = content.nearestStations[0];
  if (station) facts.splice(1, 0, { icon: TrainFront, term: nearestStation(site), value: station });
  if (forWhom) facts.push({ icon: Users, term: i18n.t('For'), value: forWhom });
  return (
    <div className={styles.card}>
      <h2 id="quick-info" className={styles.kicker}>
        {i18n.t('Quick Info')}
      </h2>
      {content.ticketFrom && (
        <p className={styles.price}>
          <span {...content.partOf('ticketFrom')} className={styles.figure}>
            {content.ticketFrom}
          </span>
          {content.isLowestPrice && <span className={styles.unit}>{i18n.t('guide price per adult')}</span>}
        </p>
      )}
      <p className={styles.opening}>
        <OpeningState opening={opening} />
      </p>
      <BookingLink listing={listing} booking={content.booking} full />
      {listing.pubId && (
        <ButtonLink to={to.pub(listing.pubId)} full>
          {pubPageText(site)}
        </ButtonLink>
      )}
      {content.officialWebsite && isOfficialSiteMainLink(listing, content) && (
        <ButtonLink to={content.officialWebsite} full iconAfter={<ExternalLink aria-hidden="true" />}>
          {listing.category === 'attraction' ? i18n.t('Visit the official site') : i18n.t('Visit Website')}
        </ButtonLink>
      )}
      <Facts className={styles.facts} facts={facts} />
      <div className={styles.links}>
        {directions && (
          <ButtonLink to={directions} variant="line" icon={<Navigation aria-hidden="true" />}>
            <NewTabText label={i18n.t('Directions')} />
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
          {i18n.t('Show on the map')}
        </ButtonLink>
      )}
    </div>
  );
}
