import type { Pub } from '@guide/contracts/api';
import type { Destination } from '@guide/contracts/place';
import type { Site } from '@guide/contracts/site';

/** Directions search for address and postcode (PUB-05, D-60). */
export const destinationOf = ({ address, postcode, coordinates }: Pub): Destination => ({
  query: `${address}, ${postcode}`,
  ...coordinates,
});

/** URL of a map at the pub's coordinates (PUB-06, D-60). */
export const coordinatesLink = ({ mapServices }: Site, { coordinates }: Pub): string =>
  mapServices.coordinates
    .replaceAll('{lat}', String(coordinates.lat))
    .replaceAll('{lng}', String(coordinates.lng));
