import type { Listing } from '@guide/contracts/api';
import { useHost, useNow, usePaths } from '@guide/contracts/module';
import { AROUND_MINUTES } from '@guide/contracts/place';
import { WalksAround } from '@guide/ui';
import { useAround } from '../../api/useAround';

/** What is around on foot, beside ATT's own section. */
export function Around({ listing }: { listing: Listing }) {
  const to = usePaths();
  return (
    <WalksAround
      name={listing.name}
      places={useAround(listing)}
      withinMinutes={AROUND_MINUTES}
      mapPath={to.placeOnMap(listing.area, listing.id)}
      to={to}
      now={useNow()}
      calendar={useHost().site}
    />
  );
}
