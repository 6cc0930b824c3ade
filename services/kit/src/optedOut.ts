import type { IncomingHttpHeaders } from 'node:http';

const OPT_OUT_COOKIE = /(?:^|;\s*)(?:__Host-)?statistics=off(?:;|$)/;

/** Whether a visitor is neither to be counted nor known again: Global Privacy Control, Do Not Track, or the opt-out's cookie (D-35). */
export const optedOut = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1' || OPT_OUT_COOKIE.test(headers.cookie ?? '');
