import { createHmac } from 'node:crypto';
import { insertOnce, newSecret } from '@guide/service-kit';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { neighbourhoodOf, networkOf } from '../security/network';

/** Who votes in one scope, by codes that say nothing of the address. */
export interface Voter {
  key: string;
  /** The voter's network: those of one network may be one person. */
  network: string;
  /** When the vote may be forgotten. */
  expiresAt: Date;
}

interface Salt {
  _id: string;
  salt: string;
  expiresAt: Date;
}

/** Salts that a gateway remembers at once. */
const MAX_SALTS = 200;

/**
 * Knows a network again within one scope, such as a canary's trial, without storing its address: what is stored is a
 * code made of it with the scope's secret, which is destroyed with the scope.
 */
export function createVoters(db: Db) {
  const salts = db.collection<Salt>('voterSalts');
  const known = new LRUCache<string, string, Date>({
    max: MAX_SALTS,
    fetchMethod: async (scope, _stale, { context: expiresAt }) =>
      (await insertOnce(salts, scope, { salt: newSecret(), expiresAt })).salt,
  });

  return {
    prepare: () => salts.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
    /** @param expiresAt when the scope's secret may be destroyed */
    async voterOf(scope: string, expiresAt: Date, address: string): Promise<Voter> {
      const secret = (await known.fetch(scope, { context: expiresAt }))!;
      const codeOf = (text: string) =>
        createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
      return { key: codeOf(networkOf(address)), network: codeOf(neighbourhoodOf(address)), expiresAt };
    },
  };
}
