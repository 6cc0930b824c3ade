import { fromLonLat, transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';

/** How far from its centre the city may be looked at, degrees of longitude and latitude. */
const REACH = [0.3, 0.15] as const;
const MIN_ZOOM = 10.5;
/** WIDGET-16. */
const MAX_ZOOM = 19;

/** What is fitted stays this far from the edges, pixels (WIDGET-17). */
export const FIT_PADDING = [30, 30, 30, 30];

/** The view of a city. @param center [longitude, latitude] */
export function createView([lng, lat]: [number, number], zoom: number): View {
  const [wide, high] = REACH;
  return new View({
    center: fromLonLat([lng, lat]),
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    extent: transformExtent([lng - wide, lat - high, lng + wide, lat + high], 'EPSG:4326', 'EPSG:3857'),
    constrainOnlyCenter: true,
    enableRotation: false,
  });
}
