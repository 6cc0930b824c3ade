import { insertOnce, loadOnce, newSecret } from '@guide/service-kit';
import type { Db } from 'mongodb';

/**
 * A secret that all copies of the gateway sign with, made when one first needs it.
 * @param name what it is for
 */
export function sharedSecret(db: Db, name: string): () => Promise<string> {
  const secrets = db.collection<{ _id: string; secret: string }>('secrets');
  return loadOnce(async () => (await insertOnce(secrets, name, { secret: newSecret() })).secret);
}
