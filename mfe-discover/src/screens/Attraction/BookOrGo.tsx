import type { Listing } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { ButtonLink, WaysBar } from '@guide/ui';
import { Ticket } from 'lucide-react';
import { useBookingClick } from './BookingLink';
import type { PlaceContent } from './content/placeContent';

/** Booking where there is any, and the way there. */
export function BookOrGo({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const { mapServices } = useHost().site;
  const count = useBookingClick(listing);
  const place = encodeURIComponent(`${listing.name}, ${content.address}`);
  return (
    <WaysBar label="Book or go" directions={mapServices.search.replaceAll('{query}', place)}>
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
    </WaysBar>
  );
}
