import { type Destination, directionsUrl } from '../place';
import { useHost } from './host';
import { useNear } from './useNear';

/** URL of directions to a place, from the visitor's starting point if it is known. */
export const useDirections = (to: Destination): string => directionsUrl(useHost().site, to, useNear().from);
