import type { Listing } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { familyText } from '@guide/contracts/place';
import { DetailHead, TextLink } from '@guide/ui';
import {
  Accessibility,
  CalendarDays,
  Clock,
  Footprints,
  Globe,
  MapPin,
  Ticket,
  TrainFront,
  Users,
} from 'lucide-react';
import { useBookingClick } from './BookingLink';
import type { PlaceContent } from './content/placeContent';
import { type Fact, Facts } from './Facts';
import { longDate } from './longDate';
import styles from './VisitorInformation.module.css';

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Hours, time needed, tickets, address, nearest tube, accessibility, official website (ATT-06 to ATT-12). */
export function VisitorInformation({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const { site } = useHost();
  const { word } = site.transport;
  const countBooking = useBookingClick(listing);
  const family = familyText(listing);
  const facts: (Fact | false | undefined)[] = [
    { icon: Clock, term: 'Opening hours', value: content.openingHours },
    { icon: CalendarDays, term: 'Time needed', value: content.timeNeeded },
    {
      icon: Ticket,
      term: listing.category === 'attraction' ? 'Tickets' : 'Tables',
      value: (
        <>
          <p className={styles.tickets}>{content.ticketInfo}</p>
          {content.booking && (
            <TextLink to={content.booking.url} onClick={countBooking}>
              Book on the official site
            </TextLink>
          )}
        </>
      ),
    },
    { icon: MapPin, term: 'Address', value: content.address },
    { icon: TrainFront, term: `Nearest ${word}`, value: content.nearestTube.join('; ') },
    { icon: Accessibility, term: 'Accessibility', value: content.accessibility },
    content.gettingThere !== undefined && {
      icon: Footprints,
      term: `Getting to ${listing.area}`,
      value: content.gettingThere,
    },
    content.officialWebsite !== undefined && {
      icon: Globe,
      term: 'Official website',
      value: <TextLink to={content.officialWebsite}>{hostOf(content.officialWebsite)}</TextLink>,
    },
    family !== null && { icon: Users, term: 'For whom', value: family },
  ];
  return (
    <section aria-labelledby="visitor-information">
      <DetailHead id="visitor-information" title="Visitor Information" />
      <Facts className={styles.facts} facts={facts.filter((fact) => !!fact)} />
      {content.checkedOn && (
        <p className={styles.checked}>Checked on {longDate(content.checkedOn, site.locale)}</p>
      )}
    </section>
  );
}
