import { useHost } from '@guide/contracts/module';
import { StillMap } from './StillMap';

/** The map module's widget; a still picture until it is in view, and where it cannot be loaded (D-32). */
export function AttractionsMap() {
  const { Widget } = useHost();
  return (
    <Widget
      module="map"
      name="AttractionsMap"
      props={{ top10Only: true, compact: true }}
      fallback={<StillMap />}
    />
  );
}
