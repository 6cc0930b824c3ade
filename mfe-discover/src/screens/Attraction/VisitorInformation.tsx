import type { Listing } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { forWhomText, visitRows } from '@guide/contracts/place';
import { longDate, nearestStation, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
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
import { isOfficialSiteMainLink, type PageText, type PlaceContent } from './content/placeContent';
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

/** A text, in an element of its own if it is marked. */
export function markedText({ partOf }: PlaceContent, name: PageText, text: string | undefined): ReactNode {
  const part = partOf(name);
  return part.lang ? <span {...part}>{text}</span> : text;
}

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
  const marked = (text: PageText, value: string | undefined) => markedText(content, text, value);
  const facts: (Fact | false | undefined)[] = [
    !listing.hours && {
      icon: Clock,
      term: i18n.t('Opening hours'),
      value: marked('openingHours', content.openingHours),
    },
    { icon: Clock, term: i18n.t('Time needed'), value: marked('timeNeeded', content.timeNeeded) },
    {
      icon: Ticket,
      term: listing.category === 'attraction' ? i18n.t('Tickets') : i18n.t('Tables'),
      value: (
        <>
          <p {...content.partOf('ticketInfo')} className={styles.tickets}>
            {content.ticketInfo}
          </p>
          {known('admission') && <p>{known('admission')}</p>}
          {content.pricesNotedOn && (
            <p className={styles.basis}>
              {i18n.t('Price as of {date}, not confirmed by the attraction.', {
                date: longDate(content.pricesNotedOn),
              })}
            </p>
          )}
          {content.booking && (
            <TextLink to={content.booking.url} onClick={trackBooking}>
              {i18n.t('Book on the official site')}
            </TextLink>
          )}
        </>
      ),
    },
    { icon: MapPin, term: i18n.t('Address'), value: content.address },
    content.nearestStations.length > 0 && { icon: TrainFront, term: nearestStation(site), value: stations },
    content.accessibility !== undefined && {
      icon: Accessibility,
      term: i18n.t('Accessibility'),
      value: marked('accessibility', content.accessibility),
    },
    content.gettingThere !== undefined && {
      icon: Footprints,
      term: i18n.t('Getting to {area}', { area: wordIn(site, listing.area) }),
      value: marked('gettingThere', content.gettingThere),
    },
    content.officialWebsite !== undefined &&
      !isOfficialSiteMainLink(listing, content) && {
        icon: ExternalLink,
        term: i18n.t('Official website'),
        value: <TextLink to={content.officialWebsite}>{hostnameOf(content.officialWebsite)}</TextLink>,
      },
    forWhom !== null && { icon: Users, term: i18n.t('Good for'), value: forWhom },
  ];
  return (
    <section aria-labelledby="visitor-information">
      <DetailHead id="visitor-information" title={i18n.t('Visitor Information')} />
      <Facts className={styles.facts} facts={facts.filter((fact) => !!fact)} />
      <OpeningHours listing={listing} note={marked('openingHours', content.openingHours)} />
    </section>
  );
}
