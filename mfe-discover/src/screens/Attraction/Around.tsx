import type { Listing } from '@guide/contracts/api';
import { useHost, useNow, usePaths } from '@guide/contracts/module';
import { AROUND_MINUTES } from '@guide/contracts/place';
import { Container, openingOnArrival, SectionHead, WalkList } from '@guide/ui';
import { useAround } from '../../api/useAround';

const KINDS = { attraction: 'Attraction', restaurant: 'Restaurant', pub: 'Pub' } as const;

/** What is around on foot, of every kind, and whether it is open when one gets there; beside ATT's own section. */
export function Around({ listing }: { listing: Listing }) {
  const { site } = useHost();
  const to = usePaths();
  const now = useNow();
  const places = useAround(listing);
  if (places.length === 0) return null;
  const near = places.every(({ minutes }) => minutes <= AROUND_MINUTES);
  return (
    <Container section labelledBy="around">
      <SectionHead
        id="around"
        title={near ? `Within ${AROUND_MINUTES} minutes on foot` : 'Nearest on foot'}
        text={`From ${listing.name}, if you leave now. Walking times are estimates from the straight line.`}
        link={{ to: to.placeOnMap(listing.area, listing.id), label: 'See them on the map' }}
      />
      <WalkList
        places={places.map((place) => ({
          ...place,
          to: place.pubId === undefined ? to.attraction(place.id) : to.pub(place.pubId),
          kind: KINDS[place.category],
          opening: openingOnArrival(place.hours, now, place.minutes, site),
        }))}
      />
    </Container>
  );
}
