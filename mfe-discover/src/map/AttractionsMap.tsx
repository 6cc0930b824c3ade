import { useHost } from '@guide/contracts/module';
import { type MapPlaceLink, StillMap } from './StillMap';

const NO_PROPS = {};

/**
 * The map module's widget; a still picture until it is in view, and where it cannot be loaded (D-32).
 * @param places those of the list that stands in for the map
 */
export function AttractionsMap({ places }: { places: readonly MapPlaceLink[] }) {
  const { Widget } = useHost();
  return (
    <Widget module="map" name="AttractionsMap" props={NO_PROPS} fallback={<StillMap places={places} />} />
  );
}
