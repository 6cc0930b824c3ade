import { callOperation, createApi, type Fetch } from '@guide/contracts/api';
import { embedSite } from '@guide/contracts/api/page-operations';
import type { Site } from '@guide/contracts/site';

/**
 * Calls the guide without cookies, and with the share token in the address, where the server also finds it before the
 * browser sends the real request (Fetch, CORS-preflight).
 */
const withToken =
  (origin: string, token: string): Fetch =>
  (path, init) => {
    const url = new URL(`/embed${path}`, origin);
    url.searchParams.set('token', token);
    return fetch(url, { method: init?.method, signal: init?.signal, credentials: 'omit' });
  };

/**
 * The API as an embedded dashboard may use it: aggregates only.
 * @param origin the guide's origin
 */
export const embedApi = (origin: string, token: string) => createApi(withToken(origin, token));

/**
 * What the dashboard needs to know of the city.
 * @param origin the guide's origin
 * @throws when the token does not stand, the guide is away, or its answer is not what the contract says
 */
export const fetchSite = (origin: string, token: string): Promise<Site> =>
  callOperation(withToken(origin, token), embedSite, {});
