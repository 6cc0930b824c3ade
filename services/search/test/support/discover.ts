import { EventEmitter } from 'node:events';
import type { Fetch } from '@guide/contracts/api';
import type { Listing } from '@guide/contracts/api/schemas';

/** The discover service's part of the contract: all listings, by ETag; it can change and go away, and says when it is asked. */
export function discoverWith(listings: Listing[]) {
  const state = { listings, away: false, ageSeconds: 0, statuses: [] as number[] };
  const events = new EventEmitter();
  const fetch: Fetch = async (path, init) => {
    events.emit('asked');
    if (state.away) throw new TypeError('fetch failed');
    if (path !== '/api/listings') return new Response(null, { status: 404 });
    const etag = `"${state.listings.map(({ id }) => id).join()}"`;
    const same = new Headers(init?.headers).get('if-none-match') === etag;
    const headers = { etag, ...(state.ageSeconds > 0 && { age: String(state.ageSeconds) }) };
    const answer = same
      ? new Response(null, { status: 304, headers })
      : Response.json(state.listings, { headers });
    state.statuses.push(answer.status);
    return answer;
  };
  return { state, fetch, events };
}
