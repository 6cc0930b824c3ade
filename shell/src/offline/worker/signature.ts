/**
 * Stored responses carry a signature: an HMAC over address, headers and body with a key of this browser that scripts cannot
 * read. What was cut off, damaged, exchanged or edited in the cache fails the check and is not used.
 */
import { withDatabase } from '../database';
import { STORED_AT_HEADER } from '../headers';

/** Named so since the first stored copies, which stay readable. */
const SIGNATURE_HEADER = 'x-guide-seal';

const readKey = (): Promise<CryptoKey> =>
  withDatabase(async (database) => {
    const known = await database.get('keys', 'seal');
    if (known) return known;
    const made = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ]);
    // Another event of this worker may have been first: the first key stays.
    const write = database.transaction('keys', 'readwrite');
    const first = await write.store.get('seal');
    if (!first) await write.store.put(made, 'seal');
    await write.done;
    return first ?? made;
  });

let key: Promise<CryptoKey> | undefined;
const signingKey = () => {
  key ??= readKey().catch((error) => {
    key = undefined;
    throw error;
  });
  return key;
};

/** Headers of a body that is stored decoded, and may be longer than what came over the line. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', SIGNATURE_HEADER];

async function signedBytes(
  url: string,
  headers: Headers,
  body: ArrayBuffer,
): Promise<Uint8Array<ArrayBuffer>> {
  const signedHeaders = [...headers].filter(([name]) => !OF_TRANSFER.includes(name));
  const head = new TextEncoder().encode(`${JSON.stringify([url, signedHeaders])}\n`);
  const whole = new Uint8Array(head.length + body.byteLength);
  whole.set(head);
  whole.set(new Uint8Array(body), head.length);
  return whole;
}

/**
 * An answer as it is stored: its body whole, the time, and the signature.
 * @param url where it is stored
 */
export async function sign(url: string, response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  for (const name of OF_TRANSFER) headers.delete(name);
  headers.set(STORED_AT_HEADER, new Date().toISOString());
  const signature = await crypto.subtle.sign(
    'HMAC',
    await signingKey(),
    await signedBytes(url, headers, body),
  );
  headers.set(SIGNATURE_HEADER, btoa(String.fromCharCode(...new Uint8Array(signature))));
  return new Response(body, { status: 200, headers });
}

/** A stored response as it was signed, or null when the signature does not fit. */
export async function verify(url: string, stored: Response): Promise<Response | null> {
  try {
    const { headers } = stored;
    const signature = Uint8Array.from(atob(headers.get(SIGNATURE_HEADER) ?? ''), (char) =>
      char.charCodeAt(0),
    );
    const body = await stored.arrayBuffer();
    const fits = await crypto.subtle.verify(
      'HMAC',
      await signingKey(),
      signature,
      await signedBytes(url, headers, body),
    );
    return fits ? new Response(body, { status: 200, headers }) : null;
  } catch {
    return null;
  }
}
