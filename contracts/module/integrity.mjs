import { createHash } from 'node:crypto';

/** SHA-384 as in the `integrity` attribute. @param {Uint8Array | string} bytes */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
