import { ByTheme } from '../ByTheme/ByTheme';
import { SmartImage } from '../SmartImage/SmartImage';

interface MapStillProps {
  alt: string;
  name?: string;
  sizes: string;
}

/** Static map of the city; only the variant of the current theme loads. */
export const MapStill = (props: MapStillProps) => (
  <ByTheme
    day={<SmartImage {...props} src="/images/map-still.svg" />}
    night={<SmartImage {...props} src="/images/map-still-dark.svg" />}
  />
);
