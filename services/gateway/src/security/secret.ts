import { insertOnce, newSecret } from '@guide/service-kit';
import type { Db } from 'mongodb';

/**
 * A secret that all copies of the gateway sign with, made by whoever asks first.
 * @param name what it is for
 */
export function sharedSecret(db: Db, name: string): () => Promise<string> {
  const secrets = db.collection<{ _id: string; secret: string }>('secrets');
  let secret: Promise<string> | undefined;
  const read = async () => (await insertOnce(secrets, name, { secret: newSecret() })).secret;
  return () => {
    secret ??= read();
    secret.catch(() => {
      secret = undefined;
    });
    return secret;
  };
}
