import type { OutcomeReport } from '@guide/contracts/api';
import type { Db } from 'mongodb';
import { bucketOf, versionAt } from '../releases/allocation';
import type { ModuleRecord } from '../releases/records';
import type { Registry } from '../releases/registry';
import { sharedSecret } from '../security/secret';
import { createPageTokens } from './pageTokens';
import { createVoters } from './voters';
import type { Votes } from './votes';

const DAY_MS = 24 * 60 * 60_000;
/** How long a vote for or against a canary counts as given; after it the same address has another one. */
const VOTER_TTL_MS = 30 * DAY_MS;

/** The sender of a request; `visitor` is the cookie that decides about canaries. */
export interface Client {
  address: string;
  visitor: string | null;
}

export type PageVotes = ReturnType<typeof createPageVotes>;

/**
 * Issues page tokens and counts what pages report. An address has one vote for a module during a canary, and one a day
 * otherwise, however many pages, browsers and tokens it has (docs/decisions/0034-one-canary-vote-per-address.md).
 * @param now ms since 1970
 */
export function createPageVotes(db: Db, registry: Registry, votes: Votes, now = Date.now) {
  const voters = createVoters(db, now);
  const tokens = createPageTokens(sharedSecret(db, 'page-tokens'), now);

  async function recordOf(module: string): Promise<ModuleRecord | undefined> {
    const { modules } = await registry.state();
    return modules.find(({ _id }) => _id === module);
  }

  /** The voter in the scope that the module's votes have now. */
  function voterOf({ _id, canaries = [], revision = 0 }: ModuleRecord, address: string) {
    const began = Math.max(-1, ...canaries.map(({ since }) => since));
    const day = new Date(now()).toISOString().slice(0, 10);
    const scope = began >= 0 ? `${_id} canary ${began}` : `${_id} ${revision} ${day}`;
    const expiresAt = new Date(now() + (began >= 0 ? VOTER_TTL_MS : 2 * DAY_MS));
    return voters.voterOf(scope, expiresAt, address);
  }

  return {
    prepare: () => Promise.all([voters.prepare(), votes.prepare()]),

    /**
     * A page is about to run a release's code.
     * @param page the page's id, made by its browser
     * @returns the page's token, or null where it has no vote: the release is not the one that this visitor was
     *   allotted, or the address's vote cannot change any more
     */
    async begin(module: string, version: string, page: string, client: Client): Promise<string | null> {
      const record = await recordOf(module);
      if (!record || record.allocations.length === 0) return null;
      const { allocations, revision = 0 } = record;
      // A browser that keeps no cookie is another visitor with each page: nobody knows what it was allotted.
      if (allocations.length > 1 && !client.visitor) return null;
      const bucket = client.visitor ? bucketOf(module, client.visitor) : 0;
      if (versionAt(allocations, bucket) !== version) return null;
      const voter = await voterOf(record, client.address);
      if (!(await votes.begin(voter, page, { module, version, revision }))) return null;
      return tokens.sign({ id: page, voter: voter.key, module, version, at: now() }, client.address);
    },

    /** A page was left before it could be hydrated; its token may not have reached it yet. */
    async left(module: string, page: string, address: string): Promise<void> {
      const record = await recordOf(module);
      if (record) await votes.left((await voterOf(record, address)).key, page);
    },

    /**
     * Counts what a page reports. Without a token of its own for this release it changes nothing.
     * @returns whether the address's vote is failed because of this report
     */
    async report({ token, module, version, kind }: OutcomeReport, address: string): Promise<boolean> {
      const page = token ? await tokens.read(token, address) : null;
      if (page?.module !== module || page.version !== version) return false;
      if (kind === 'alive') await votes.alive(page.voter, page.id);
      else if (kind === 'slow') await votes.slow(page.voter, module, version);
      else return votes.failed(page.voter, module, version);
      return false;
    },

    /** The gateway itself saw a release fail for a visitor who was allotted it. */
    async failedOnServer(module: string, version: string, address: string): Promise<void> {
      const record = await recordOf(module);
      if (!record?.allocations.some((one) => one.version === version)) return;
      const voter = await voterOf(record, address);
      await votes.failedOnServer(voter, { module, version, revision: record.revision ?? 0 });
    },
  };
}
