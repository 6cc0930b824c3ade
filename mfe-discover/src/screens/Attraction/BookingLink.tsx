import type { Listing } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { ButtonLink, DirectionsBar } from '@guide/ui';
import { ExternalLink, Ticket } from 'lucide-react';
import type { PlaceContent } from './content/placeContent';

/** D-19. */
export function useBookingClick(listing: Pick<Listing, 'name'>) {
  const { track } = useHost();
  return () => track({ name: 'booking_click', category: 'booking', label: listing.name });
}

interface BookingLinkProps {
  listing: Listing;
  booking: PlaceContent['booking'];
  full?: boolean;
}

/** ATT-15 to ATT-17. */
export function BookingLink({ listing, booking, full }: BookingLinkProps) {
  const count = useBookingClick(listing);
  if (!booking) return null;
  return (
    <ButtonLink
      to={booking.url}
      variant="red"
      full={full}
      icon={<Ticket aria-hidden="true" />}
      iconAfter={<ExternalLink aria-hidden="true" />}
      onClick={count}
    >
      {booking.label}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonLink>
  );
}

/** The bar of phones: booking, if any, and directions. */
export function BookOrGo({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const { mapServices } = useHost().site;
  const count = useBookingClick(listing);
  const place = encodeURIComponent(`${listing.name}, ${content.address}`);
  return (
    <DirectionsBar
      label="Booking and directions"
      directions={mapServices.search.replaceAll('{query}', place)}
    >
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
    </DirectionsBar>
  );
}
