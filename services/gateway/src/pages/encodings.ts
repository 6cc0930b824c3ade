import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page's bytes in one encoding, with their validator. */
export interface EncodedPage {
  bytes: Buffer;
  etag: string;
}

/** One compression serves every visitor of a second: worth a little more than the quality of the API's answers. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encode: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, QUALITY),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (bytes) => bytes,
};

/** A page in any encoding, each made when first asked for and then kept (RFC 9110: an ETag for each of them). */
export function encodings(html: Buffer): (encoding: Encoding) => Promise<EncodedPage> {
  const hash = createHash('sha1').update(html).digest('base64url');
  const made = new Map<Encoding, Promise<EncodedPage>>();
  return (encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const page = encode[encoding](html).then((bytes) => ({ bytes, etag: `"${hash}-${encoding}"` }));
    made.set(encoding, page);
    return page;
  };
}

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

const brotliNegotiator = new Negotiator({ supportedValues: ['br'] });

/** Whether who asks takes brotli, at whatever rank: what is kept in it costs nothing to send. @param header `Accept-Encoding` */
export const acceptsBrotli = (header: string | undefined): boolean =>
  brotliNegotiator.negotiate(header ?? '') === 'br';

/** The encoding to answer with. @param header `Accept-Encoding` */
export const encodingFor = (header: string | undefined) =>
  (negotiator.negotiate(header ?? 'identity') ?? 'identity') as Encoding;
