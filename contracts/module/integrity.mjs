import { createHash } from 'node:crypto';

/**
 * The `integrity` of a released file: SHA-384, base64 (Subresource Integrity). What a build writes into a release
 * is what the gateway checks.
 * @param {Uint8Array | string} bytes
 */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
