import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';

/** An answer that does not come from the guide, but from a network that wants a login first. */
export class CaptivePortalError extends Error {}

/** What an answer must be to stand for something of this kind. */
const TYPES = {
  page: /^text\/html/,
  data: /^application\/json/,
  picture: /^image\//,
  file: /^(font\/|image\/|text\/css|text\/javascript|application\/javascript)/,
} as const;

export type Kind = keyof typeof TYPES;

/** Whether an answer may be stored: whole, of the guide, of the right type, and permitted by its header. */
export const isCacheable = (response: Response, kind: Kind): boolean =>
  response.status === 200 &&
  response.headers.get(OFFLINE_CACHE_HEADER) === 'keep' &&
  TYPES[kind].test(response.headers.get('content-type') ?? '');
