import { useHost } from '@guide/contracts/module';
import { type MapPlaceLink, StillMap } from './StillMap';

interface AttractionsMapProps {
  /** The places of the list that stands in for the map. */
  places: readonly MapPlaceLink[];
  /** What the widget shows: the ranked attractions only, or exactly these. */
  shows: { top10Only: true } | { ids: number[] };
}

/** The map module's widget; a still picture until it is in view, and where it cannot be loaded (D-32). */
export function AttractionsMap({ places, shows }: AttractionsMapProps) {
  const { Widget } = useHost();
  return <Widget module="map" name="AttractionsMap" props={shows} fallback={<StillMap places={places} />} />;
}
