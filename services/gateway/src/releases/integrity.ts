import { createHash } from 'node:crypto';

/** The `integrity` attribute of a file's bytes: SHA-384, base64 (Subresource Integrity). */
export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
