import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedPage {
  bytes: Buffer;
  etag: string;
}

/** Node's smaller default chunks would occupy the main thread several times per page. */
const CHUNK_BYTES = 65_536;

const compressBrotli = promisify<Buffer | string, BrotliOptions, Buffer>(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);

export const brotli = (bytes: Buffer | string, quality: number): Promise<Buffer> =>
  compressBrotli(bytes, {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const encode: Record<Encoding, (bytes: Buffer, quality: number) => Promise<Buffer>> = {
  br: brotli,
  gzip: (bytes) => compressGzip(bytes),
  identity: async (bytes) => bytes,
};

function encoded(bytes: Buffer, encoding: Encoding): EncodedPage {
  let etag: string | undefined;
  return {
    bytes,
    // Compressed bytes are hashed in a fraction of the time, and pages that are only stored need no hash.
    get etag() {
      etag ??= `"${createHash('sha1').update(bytes).digest('base64url')}-${encoding}"`;
      return etag;
    },
  };
}

/** Encodes a page when an encoding is first requested; each has its own ETag (RFC 9110). @param quality - 0 to 11 */
export function encodings(html: Buffer, quality: number): (encoding: Encoding) => Promise<EncodedPage> {
  const pages: Partial<Record<Encoding, Promise<EncodedPage>>> = {};
  return (encoding) => {
    pages[encoding] ??= encode[encoding](html, quality).then((bytes) => encoded(bytes, encoding));
    return pages[encoding];
  };
}

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

const brotliNegotiator = new Negotiator({ supportedValues: ['br'] });

/** Whether a client accepts brotli at any rank: files are compressed in advance. */
export const acceptsBrotli = (header: string | undefined): boolean =>
  brotliNegotiator.negotiate(header ?? '') === 'br';

export const encodingFor = (header: string | undefined) =>
  (negotiator.negotiate(header ?? 'identity') ?? 'identity') as Encoding;
