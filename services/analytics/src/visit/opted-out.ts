import type { IncomingHttpHeaders } from 'node:http';

/** Whether the browser asks not to be counted: Global Privacy Control or Do Not Track (D-35). */
export const optedOut = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
