import { createHmac } from 'node:crypto';
import type { OutcomeReport } from '@guide/contracts/api';
import { insertOnce, newSecret } from '@guide/service-kit';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { bucketOf, versionAt } from '../releases/allocation';
import type { ModuleRecord } from '../releases/records';
import type { Registry } from '../releases/registry';
import { networkOf } from '../security/network';
import { sharedSecret } from '../security/secret';
import { createSignedText } from '../security/signedText';
import type { Voter, Votes } from './votes';

const DAY_MS = 24 * 60 * 60_000;
/** An address votes once per canary within this time. */
const VOTER_TTL_MS = 30 * DAY_MS;
/** How long a page may report its outcome. */
const PAGE_LIFETIME_MS = 10 * 60_000;
const MAX_SALTS = 200;

/** `visitor` is the cookie that assigns a visitor to a release. */
export interface Client {
  address: string;
  visitor: string | null;
}

interface Salt {
  _id: string;
  salt: string;
  expiresAt: Date;
}

interface Page {
  /** Random id that the page's browser has chosen. */
  id: string;
  voter: string;
  module: string;
  version: string;
  at: number;
}

/** Tokens with which a page reports its outcome, bound to the client's address. */
export function createPageTokens(secret: () => Promise<string>, now = Date.now) {
  const tokens = createSignedText<Page>(secret);
  return {
    sign: tokens.sign,
    /** @returns null if the token is forged, expired or from another address */
    async read(token: string, address: string): Promise<Page | null> {
      const page = await tokens.read(token, address);
      return page && now() - page.at < PAGE_LIFETIME_MS ? page : null;
    },
  };
}

export type PageVotes = ReturnType<typeof createPageVotes>;

/** Issues page tokens and counts reports: one vote per address and canary, otherwise one a day (decision 31). */
export function createPageVotes(db: Db, registry: Registry, votes: Votes, now = Date.now) {
  const tokens = createPageTokens(sharedSecret(db, 'page-tokens'), now);
  const salts = db.collection<Salt>('voterSalts');
  const cachedSalts = new LRUCache<string, Salt, Date>({
    max: MAX_SALTS,
    fetchMethod: (scope, _stale, { context: expiresAt }) =>
      insertOnce(salts, scope, { salt: newSecret(), expiresAt }),
  });

  async function voterOf(record: ModuleRecord, address: string): Promise<Voter> {
    const { _id, canaries = [], revision = 0 } = record;
    const startRevision = Math.max(-1, ...canaries.map(({ since }) => since));
    const isCanary = startRevision >= 0;
    const day = new Date(now()).toISOString().slice(0, 10);
    const scope = isCanary ? `${_id} canary ${startRevision}` : `${_id} ${revision} ${day}`;
    const expiresAt = new Date(now() + (isCanary ? VOTER_TTL_MS : 2 * DAY_MS));
    // An expired salt must not survive in the cache.
    const cached = cachedSalts.peek(scope);
    const forceRefresh = cached !== undefined && cached.expiresAt.getTime() < now();
    const { salt } = (await cachedSalts.fetch(scope, { context: expiresAt, forceRefresh }))!;
    const key = createHmac('sha256', salt).update(networkOf(address)).digest('base64url').slice(0, 22);
    return { key, expiresAt };
  }

  return {
    prepare: () =>
      Promise.all([salts.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }), votes.prepare()]),

    /** Issues the token of a page that will run a release's code. @returns null if the page has no vote */
    async issueToken(module: string, version: string, page: string, client: Client): Promise<string | null> {
      const record = await registry.recordOf(module);
      if (!record) return null;
      const { allocations, revision = 0 } = record;
      // Without the cookie the visitor's release is unknown.
      if (allocations.length > 1 && !client.visitor) return null;
      const bucket = client.visitor ? bucketOf(module, client.visitor) : 0;
      if (versionAt(allocations, bucket) !== version) return null;
      const voter = await voterOf(record, client.address);
      if (!(await votes.awaitHydration(voter, page, { module, version, revision }))) return null;
      return tokens.sign({ id: page, voter: voter.key, module, version, at: now() }, client.address);
    },

    async abandon(module: string, page: string, address: string): Promise<void> {
      const record = await registry.recordOf(module);
      if (record) await votes.abandon((await voterOf(record, address)).key, page);
    },

    /** @returns whether this report made the vote fail */
    async report({ token, module, version, kind }: OutcomeReport, address: string): Promise<boolean> {
      const page = token ? await tokens.read(token, address) : null;
      if (page?.module !== module || page.version !== version) return false;
      if (kind === 'hydrated') await votes.reportHydrated(page.voter, page.id);
      else if (kind === 'slow') await votes.reportSlow(page.voter, module, version);
      else return votes.reportFailed(page.voter, module, version);
      return false;
    },

    async reportServerFailure(module: string, version: string, address: string): Promise<void> {
      const record = await registry.recordOf(module);
      if (!record?.allocations.some((allocation) => allocation.version === version)) return;
      const voter = await voterOf(record, address);
      await votes.reportServerFailure(voter, { module, version, revision: record.revision ?? 0 });
    },
  };
}
