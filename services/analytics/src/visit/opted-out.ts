import type { IncomingHttpHeaders } from 'node:http';

const OPTED_OUT = /(?:^|;\s*)statistics=off(?:;|$)/;

/** Whether this visitor is not to be counted: Global Privacy Control, Do Not Track, or the opt-out's cookie (D-35). */
export const optedOut = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1' || OPTED_OUT.test(headers.cookie ?? '');
