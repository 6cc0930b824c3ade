import type { Listing } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { ButtonLink } from '@guide/ui';
import { ExternalLink, Ticket } from 'lucide-react';
import type { PlaceContent } from './content/placeContent';

/** Counts a click on a booking link (D-19). */
export function useBookingClick(listing: Pick<Listing, 'name'>) {
  const { track } = useHost();
  return () => track({ name: 'booking_click', category: 'booking', label: listing.name });
}

interface BookingLinkProps {
  listing: Listing;
  booking: PlaceContent['booking'];
  full?: boolean;
}

/** "Book Tickets", in a new tab (ATT-15 to ATT-17); nothing where there is nothing to book. */
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
