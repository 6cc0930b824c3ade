import { insertOnce, loadOnce, newSecret } from '@guide/service-kit';
import type { Db } from 'mongodb';

/** A secret that all gateways share, created when it is first needed. */
export function sharedSecret(db: Db, name: string): () => Promise<string> {
  const secrets = db.collection<{ _id: string; secret: string }>('secrets');
  return loadOnce(async () => (await insertOnce(secrets, name, { secret: newSecret() })).secret);
}
