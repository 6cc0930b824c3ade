import type { Extent } from 'ol/extent.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';

/** Extent of a city without a drawn map, degrees of longitude and latitude from its centre. */
const REACH = [0.3, 0.15] as const;
/** With public tiles (WIDGET-16). */
export const MAX_ZOOM = 19;
/** Here the drawn map ends. OpenLayers accepts integers only. */
export const DRAWN_MAX_ZOOM = 16;

/** WIDGET-17. */
export const FIT_PADDING_PX = [30, 30, 30, 30];

/**
 * The view never shows anything outside the bounds.
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
