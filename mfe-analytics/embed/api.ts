import { createApi } from '@guide/contracts/api';

/**
 * The API as an embedded dashboard may use it: aggregates only, without cookies, and with the share token in the
 * address, where the server also finds it before the browser sends the real request (Fetch, CORS-preflight).
 * @param origin the guide's origin
 */
export const embedApi = (origin: string, token: string) =>
  createApi((path, init) => {
    const url = new URL(`/embed${path}`, origin);
    url.searchParams.set('token', token);
    return fetch(url, { method: init?.method, signal: init?.signal, credentials: 'omit' });
  });
