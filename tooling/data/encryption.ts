/** Encrypts backups in the age format (https://age-encryption.org/v1). */
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

const MAGIC = 'age-encryption.org/';

export type Encryption = (plain: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** @param recipients - public keys, `age1…` @throws {Error} without repeating an invalid value, which may be a secret key */
export function createEncryption(recipients: string[]): Encryption {
  if (recipients.length === 0) return (plain) => plain;
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new Error(
        '--recipient needs a public key of age: it begins with age1, and age-keygen prints it.',
      );
    }
  }
  return async function* encrypted(plain) {
    const source = Readable.toWeb(Readable.from(plain)) as unknown as globalThis.ReadableStream<Uint8Array>;
    yield* Readable.fromWeb((await encrypter.encrypt(source)) as unknown as ReadableStream);
  };
}

/** @param identity - file with a secret key of age-keygen on each line @throws {Error} if it has no key */
async function decrypterWith(identity: string): Promise<Decrypter> {
  const lines = (await readFile(identity, 'utf8')).split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const decrypter = new Decrypter();
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    keys.length = 0;
  }
  if (keys.length === 0) throw new Error(`${identity} contains no secret key of age`);
  return decrypter;
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === MAGIC;
  } finally {
    await handle.close();
  }
}

/** Opens a backup. Read the stream to its end before using it: only then is an altered file detected. */
export async function contentsOf(file: string, identity: string | undefined): Promise<AsyncIterable<Buffer>> {
  const encrypted = await isEncrypted(file);
  if (!encrypted && identity) throw new Error('it is not encrypted: leave out --identity');
  if (!encrypted) return createReadStream(file);
  if (!identity) throw new Error('it is encrypted: name the key file with --identity');
  const decrypter = await decrypterWith(identity);
  const source = createReadStream(file);
  try {
    const plain = await decrypter.decrypt(
      Readable.toWeb(source) as unknown as globalThis.ReadableStream<Uint8Array>,
    );
    return verified(Readable.fromWeb(plain as unknown as ReadableStream));
  } catch (error) {
    source.destroy();
    if (/^no identity matched/.test((error as Error).message))
      throw new Error(`no key in ${identity} can decrypt it`);
    throw new Error(ALTERED);
  }
}

const ALTERED = 'it was altered or cut short after it was encrypted';

async function* verified(plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* plain;
  } catch {
    throw new Error(ALTERED);
  }
}
