import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

export const MECHANISM = 'SCRAM-SHA-256';
const HASH = 'sha256';
/** The minimum that drivers accept. */
const ITERATIONS = 4096;
const SALT_BYTES = 28;
const NONCE_BYTES = 24;

export interface Credentials {
  user: string;
  salt: string;
  storedKey: Buffer;
  serverKey: Buffer;
}

export class AuthenticationError extends Error {}

const hmac = (key: Buffer, text: string) => createHmac(HASH, key).update(text).digest();
const hash = (bytes: Buffer) => createHash(HASH).update(bytes).digest();

/** @param password - ASCII, because SASLprep (RFC 4013) is not implemented */
export function credentialsOf(user: string, password: string): Credentials {
  const salt = randomBytes(SALT_BYTES);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, HASH);
  return {
    user,
    salt: salt.toString('base64'),
    storedKey: hash(hmac(salted, 'Client Key')),
    serverKey: hmac(salted, 'Server Key'),
  };
}

const fieldsOf = (message: string) =>
  Object.fromEntries(message.split(',').map((field) => [field.slice(0, 1), field.slice(2)])) as Partial<
    Record<string, string>
  >;

/** Server side of a SCRAM conversation without channel binding (RFC 5802, RFC 7677). @throws {AuthenticationError} */
export function startConversation({ user, salt, storedKey, serverKey }: Credentials, first: string) {
  const bare = first.replace(/^n,,/, '');
  const { n: name, r: clientNonce } = fieldsOf(bare);
  if (bare === first || name !== user || !clientNonce) throw new AuthenticationError();
  const nonce = clientNonce + randomBytes(NONCE_BYTES).toString('base64');
  const serverFirst = `r=${nonce},s=${salt},i=${ITERATIONS}`;

  function finish(last: string): string {
    const { c: binding, r: repeated, p: proof = '' } = fieldsOf(last);
    const proofBytes = Buffer.from(proof, 'base64');
    if (binding !== 'biws' || repeated !== nonce || proofBytes.length !== storedKey.length)
      throw new AuthenticationError();
    const signed = `${bare},${serverFirst},c=${binding},r=${nonce}`;
    const signature = hmac(storedKey, signed);
    const clientKey = Buffer.from(proofBytes.map((byte, index) => byte ^ signature[index]!));
    if (!timingSafeEqual(hash(clientKey), storedKey)) throw new AuthenticationError();
    return `v=${hmac(serverKey, signed).toString('base64')}`;
  }
  return { message: serverFirst, finish };
}
