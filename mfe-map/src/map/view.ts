import type { Extent } from 'ol/extent.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';

/** How far from its centre a city without a drawn map may be looked at, degrees of longitude and latitude. */
const REACH = [0.3, 0.15] as const;
/** WIDGET-16: with public tiles the map goes this close. */
export const MAX_ZOOM = 19;
/** Here the drawn map ends: without tiles there is nothing more to see closer by. OpenLayers accepts whole numbers only. */
export const DRAWN_MAX_ZOOM = 16;

/** What is fitted stays this far from the edges, pixels (WIDGET-17). */
export const FIT_PADDING_PX = [30, 30, 30, 30];

/**
 * The view of a city. It never shows anything outside of the bounds: the map fills its frame at every size, and stops
 * at its edge and where it would become smaller than its frame.
 * @param center [longitude, latitude]
 * @param bounds of the drawn map in Web Mercator
 */
export function createView([lng, lat]: [number, number], zoom: number, bounds: Extent | null): View {
  const [wide, high] = REACH;
  return new View({
    center: fromLonLat([lng, lat]),
    zoom,
    maxZoom: DRAWN_MAX_ZOOM,
    extent:
      bounds ?? transformExtent([lng - wide, lat - high, lng + wide, lat + high], 'EPSG:4326', 'EPSG:3857'),
    smoothExtentConstraint: false,
    smoothResolutionConstraint: false,
    enableRotation: false,
  });
}
