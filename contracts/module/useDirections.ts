import { type Destination, directionsUrl } from '../place';
import { useHost } from './host';
import { useStart } from './useStart';

/** URL of directions to a place, from the visitor's chosen start (D-86), else from where the maps service finds them. */
export const useDirections = (to: Destination): string => directionsUrl(useHost().site, to, useStart());
