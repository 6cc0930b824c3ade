import type { Listing } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { forWhomText, visitRows } from '@guide/contracts/place';
import { longDate, nearestStation } from '@guide/contracts/site';
import { DetailHead, TextLink } from '@guide/ui';
import {
  Accessibility,
  Clock,
  ExternalLink,
  Footprints,
  type LucideIcon,
  MapPin,
  Ticket,
  TrainFront,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTrackBooking } from './BookingLink';
import { isOfficialSiteMainLink, type PlaceContent } from './content/placeContent';
import { OpeningHours } from './OpeningHours';
import styles from './VisitorInformation.module.css';

export interface Fact {
  icon: LucideIcon;
  term: string;
  value: ReactNode;
}

export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={className}>
    {facts.map(({ icon: Icon, term, value }) => (
      <div key={term}>
        <Icon aria-hidden="true" />
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const hostnameOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

export function VisitorInformation({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const { site } = useHost();
  const trackBooking = useTrackBooking(listing);
  const forWhom = forWhomText(listing);
  const rows = visitRows(listing, site);
  const known = (name: string) => rows.find((row) => row.name === name && row.answer !== 'unknown')?.value;
  const stations = (
    <>
      <p>{content.nearestStations.join('; ')}</p>
      {listing.facts?.station?.stepFree && <p>{known('station')}</p>}
    </>
  );
  const facts: (Fact | false | undefined)[] = [
    !listing.hours && { icon: Clock, term: 'Opening hours', value: content.openingHours },
    { icon: Clock, term: 'Time needed', value: content.timeNeeded },
    {
      icon: Ticket,
      term: listing.category === 'attraction' ? 'Tickets' : 'Tables',
      value: (
        <>
          <p className={styles.tickets}>{content.ticketInfo}</p>
          {known('admission') && <p>{known('admission')}</p>}
          {content.pricesNotedOn && (
            <p className={styles.basis}>
              Price as of {longDate(content.pricesNotedOn)}, not confirmed by the attraction.
            </p>
          )}
          {content.booking && (
            <TextLink to={content.booking.url} onClick={trackBooking}>
              Book on the official site
            </TextLink>
          )}
        </>
      ),
    },
    { icon: MapPin, term: 'Address', value: content.address },
    content.nearestStations.length > 0 && { icon: TrainFront, term: nearestStation(site), value: stations },
    content.accessibility !== undefined && {
      icon: Accessibility,
      term: 'Accessibility',
      value: content.accessibility,
    },
    content.gettingThere !== undefined && {
      icon: Footprints,
      term: `Getting to ${listing.area}`,
      value: content.gettingThere,
    },
    content.officialWebsite !== undefined &&
      !isOfficialSiteMainLink(listing, content) && {
        icon: ExternalLink,
        term: 'Official website',
        value: <TextLink to={content.officialWebsite}>{hostnameOf(content.officialWebsite)}</TextLink>,
      },
    forWhom !== null && { icon: Users, term: 'Good for', value: forWhom },
  ];
  return (
    <section aria-labelledby="visitor-information">
      <DetailHead id="visitor-information" title="Visitor Information" />
      <Facts className={styles.facts} facts={facts.filter((fact) => !!fact)} />
      <OpeningHours listing={listing} note={content.openingHours} />
    </section>
  );
}
