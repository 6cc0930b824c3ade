import type { Extent } from 'ol/extent.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';

/** Extent of a city without an illustrated map: degrees of longitude and latitude from its centre. */
const REACH = [0.3, 0.15] as const;
/** Maximum zoom with public tiles (WIDGET-16). */
export const MAX_ZOOM = 19;
/** Maximum zoom of the illustrated map; OpenLayers accepts only integers. */
export const DRAWN_MAX_ZOOM = 16;

export const FIT_PADDING_PX = [30, 30, 30, 30];

/** A view limited to `bounds`. @param center - [longitude, latitude] @param bounds - bounds in Web Mercator */
export function createView([lng, lat]: [number, number], zoom: number, bounds: Extent | null): View {
  const [east, north] = REACH;
  return new View({
    center: fromLonLat([lng, lat]),
    zoom,
    maxZoom: DRAWN_MAX_ZOOM,
    extent:
      bounds ?? transformExtent([lng - east, lat - north, lng + east, lat + north], 'EPSG:4326', 'EPSG:3857'),
    smoothExtentConstraint: false,
    smoothResolutionConstraint: false,
    enableRotation: false,
  });
}
