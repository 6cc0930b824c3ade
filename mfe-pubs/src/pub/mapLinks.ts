import type { Pub } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';

/** URL of directions to the pub's address (PUB-05, D-60). */
export const directionsLink = ({ mapServices }: Site, { address, postcode }: Pub): string =>
  mapServices.search.replaceAll('{query}', encodeURIComponent(`${address}, ${postcode}`));

/** URL of a map at the pub's coordinates (PUB-06, D-60). */
export const coordinatesLink = ({ mapServices }: Site, { coordinates }: Pub): string =>
  mapServices.coordinates
    .replaceAll('{lat}', String(coordinates.lat))
    .replaceAll('{lng}', String(coordinates.lng));
