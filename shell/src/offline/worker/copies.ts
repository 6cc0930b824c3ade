import type { PageState } from '@guide/contracts/module';
import { STORED_AT_HEADER } from '../headers';

/** A worker with another version deletes this version's caches. */
const CACHE_VERSION = '1';
export const cacheName = (kind: string) => `guide-${CACHE_VERSION}-${kind}`;

export function storable(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(STORED_AT_HEADER, new Date().toISOString());
  return new Response(response.body, { headers });
}

const STATE = /id="guide-state">(.*?)<\/script>/s;

/** The state of a page of the guide; undefined of plain pages. */
export function readState(html: string): PageState | undefined {
  const json = STATE.exec(html)?.[1];
  return json ? JSON.parse(json) : undefined;
}
