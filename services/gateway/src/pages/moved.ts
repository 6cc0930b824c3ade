import type { Api, ApiError } from '@guide/contracts/api';
import { movedPath, paths, restaurantId, type Site } from '@guide/contracts/site';
import { unavailable } from '@guide/service-kit';

const isMissing = ({ status }: ApiError) => status === 404 || status === 400;

/** @throws {HttpError} 503 if the listing cannot be read */
const isRestaurant = (api: Api, id: number): Promise<boolean> =>
  api.listing({ id }).then(
    (listing) => listing?.category === 'restaurant',
    (error: ApiError) => {
      if (isMissing(error)) return false;
      throw unavailable('The restaurant cannot be found at the moment.', 2);
    },
  );

/**
 * Finds the page of an address that has none itself (D-88): `/attractions`, and `/restaurant/{id}` of a restaurant.
 * @returns path and query, or null
 */
export async function movedTarget(site: Site, api: Api, { pathname, search }: URL): Promise<string | null> {
  const moved = movedPath(site, pathname);
  if (moved) return moved + search;
  const id = restaurantId(pathname);
  if (id === null || !(await isRestaurant(api, id))) return null;
  return paths(site.slug).attraction(id) + search;
}
