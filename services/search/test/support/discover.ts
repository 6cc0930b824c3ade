import { EventEmitter } from 'node:events';
import type { Fetch } from '@guide/contracts/api';
import type { Listing } from '@guide/contracts/api/schemas';

/** Fakes the route of all listings, with ETags and outages. Emits `request` for each request. */
export function discoverWith(listings: Listing[]) {
  const state = { listings, away: false, ageSeconds: 0, statuses: [] as number[] };
  const events = new EventEmitter();
  const fetch: Fetch = async (path, init) => {
    events.emit('request');
    if (state.away) throw new TypeError('fetch failed');
    if (path !== '/api/listings') return new Response(null, { status: 404 });
    const etag = `"${state.listings.map(({ id }) => id).join()}"`;
    const isUnchanged = new Headers(init?.headers).get('if-none-match') === etag;
    const headers = { etag, ...(state.ageSeconds > 0 && { age: String(state.ageSeconds) }) };
    const response = isUnchanged
      ? new Response(null, { status: 304, headers })
      : Response.json(state.listings, { headers });
    state.statuses.push(response.status);
    return response;
  };
  return { state, fetch, events };
}
