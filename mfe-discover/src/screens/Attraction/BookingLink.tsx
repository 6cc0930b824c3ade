import type { Listing } from '@guide/contracts/api';
import { useDirections, useHost } from '@guide/contracts/module';
import { ENGLISH } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { ButtonLink, DirectionsBar, RichText } from '@guide/ui';
import { ExternalLink, Ticket } from 'lucide-react';
import { pagePath } from '../../listing/pagePath';
import type { PlaceContent } from './content/placeContent';

/** Returns a click handler that tracks bookings (D-19). Statistics have no translated names. */
export function useTrackBooking({ id, name }: Pick<Listing, 'id' | 'name'>) {
  const { track, site, language } = useHost();
  const label = language === ENGLISH ? name : pagePath(site, id);
  return () => track({ name: 'booking_click', category: 'booking', label });
}

/** "Book", and for screen readers what. */
export const BookText = ({ name }: { name: string }) => (
  <RichText
    text={i18n.t('Book <0>{name} (opens in a new tab)</0>', { name })}
    elements={[(content) => <span className="visually-hidden">{content}</span>]}
  />
);

/** A label, and for screen readers that the link opens a new tab. */
export const NewTabText = ({ label }: { label: string }) => (
  <RichText
    text={i18n.t('{label}<0> (opens in a new tab)</0>', { label })}
    elements={[(content) => <span className="visually-hidden">{content}</span>]}
  />
);

interface BookingLinkProps {
  listing: Pick<Listing, 'id' | 'name'>;
  booking: PlaceContent['booking'];
  full?: boolean;
}

export function BookingLink({ listing, booking, full }: BookingLinkProps) {
  const trackBooking = useTrackBooking(listing);
  if (!booking) return null;
  return (
    <ButtonLink
      to={booking.url}
      variant="red"
      full={full}
      icon={<Ticket aria-hidden="true" />}
      iconAfter={<ExternalLink aria-hidden="true" />}
      onClick={trackBooking}
    >
      <NewTabText label={booking.label} />
    </ButtonLink>
  );
}

/** Directions and sharing, for Quick Info and the bar of phones. */
export function usePlaceLinks(listing: Listing, content: PlaceContent) {
  const host = useHost();
  const { name, lat, lng } = listing;
  const path = pagePath(host.site, listing.id);
  const directions = useDirections({ query: `${name}, ${content.address}`, lat, lng });
  return {
    directions: listing.noFixedPlace ? undefined : directions,
    share: { title: name, path, host },
  };
}

export function BookingBar({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const trackBooking = useTrackBooking(listing);
  const { directions, share } = usePlaceLinks(listing, content);
  return (
    <DirectionsBar label={i18n.t('Booking and directions')} directions={directions} share={share}>
      {content.booking && (
        <ButtonLink
          to={content.booking.url}
          variant="red"
          icon={<Ticket aria-hidden="true" />}
          onClick={trackBooking}
        >
          <BookText name={listing.name} />
        </ButtonLink>
      )}
    </DirectionsBar>
  );
}
