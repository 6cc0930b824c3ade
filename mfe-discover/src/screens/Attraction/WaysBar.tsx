import type { Listing } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { ButtonLink } from '@guide/ui';
import { Navigation, Ticket } from 'lucide-react';
import { useBookingClick } from './BookingLink';
import type { PlaceContent } from './content/placeContent';
import styles from './WaysBar.module.css';

/** On phones, in reach of the thumb while the page is read: booking where there is any, and the way there. */
export function WaysBar({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const { mapServices } = useHost().site;
  const count = useBookingClick(listing);
  const place = encodeURIComponent(`${listing.name}, ${content.address}`);
  return (
    <nav className={styles.bar} aria-label="Book or go" data-bar data-print="hide">
      {content.booking && (
        <ButtonLink
          to={content.booking.url}
          variant="red"
          icon={<Ticket aria-hidden="true" />}
          onClick={count}
        >
          Book
          <span className="visually-hidden"> {listing.name} (opens in a new tab)</span>
        </ButtonLink>
      )}
      <ButtonLink
        to={mapServices.search.replaceAll('{query}', place)}
        variant={content.booking ? 'line' : 'ink'}
        icon={<Navigation aria-hidden="true" />}
      >
        Directions
        <span className="visually-hidden"> (opens in a new tab)</span>
      </ButtonLink>
    </nav>
  );
}
