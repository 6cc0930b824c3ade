import { createHmac } from 'node:crypto';
import { insertOnce, newSecret } from '@guide/service-kit';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { networkOf } from '../security/network';

/** A voter in one scope. */
export interface Voter {
  /** Pseudonym of the address. */
  key: string;
  /** When the vote may be deleted. */
  expiresAt: Date;
}

interface Salt {
  _id: string;
  salt: string;
  expiresAt: Date;
}

/** Salts in the cache. */
const MAX_SALTS = 200;

/**
 * Pseudonymises addresses per scope, such as one canary: an HMAC with the scope's secret, which is deleted with the scope.
 * @param now ms since 1970
 */
export function createVoters(db: Db, now = Date.now) {
  const salts = db.collection<Salt>('voterSalts');
  const cached = new LRUCache<string, Salt, Date>({
    max: MAX_SALTS,
    fetchMethod: (scope, _stale, { context: expiresAt }) =>
      insertOnce(salts, scope, { salt: newSecret(), expiresAt }),
  });

  return {
    prepare: () => salts.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
    /** @param expiresAt when the scope's secret may be deleted */
    async voterOf(scope: string, expiresAt: Date, address: string): Promise<Voter> {
      // A salt that the database has deleted must not live on in one copy of the gateway.
      const forceRefresh = (cached.peek(scope)?.expiresAt.getTime() ?? Number.POSITIVE_INFINITY) < now();
      const { salt } = (await cached.fetch(scope, { context: expiresAt, forceRefresh }))!;
      const key = createHmac('sha256', salt).update(networkOf(address)).digest('base64url').slice(0, 22);
      return { key, expiresAt };
    },
  };
}
