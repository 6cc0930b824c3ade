import { useHost } from '@guide/contracts/module';
import { useMemo } from 'react';
import { type MapPlaceLink, StillMap } from './StillMap';

interface AttractionsMapProps {
  /** The places of the list that stands in for the map. */
  places: readonly MapPlaceLink[];
  /** Only these listings; without it, the widget's own choice. */
  ids?: number[];
}

/** The map module's widget; a still picture until it is in view, and where it cannot be loaded (D-32). */
export function AttractionsMap({ places, ids }: AttractionsMapProps) {
  const { Widget } = useHost();
  const props = useMemo(() => ({ ids }), [ids]);
  return <Widget module="map" name="AttractionsMap" props={props} fallback={<StillMap places={places} />} />;
}
