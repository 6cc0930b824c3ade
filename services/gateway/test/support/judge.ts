import { createLogger } from '@guide/service-kit';
import { expect } from '@jest/globals';
import type { Db } from 'mongodb';
import type { Alert } from '../../src/canary/alerts';
import { createJudge } from '../../src/canary/judge';
import { type Client, createPageVotes } from '../../src/canary/pages';
import { createVotes } from '../../src/canary/votes';
import type { Registry } from '../../src/releases/registry';
import { newClient } from './visitors';

const log = createLogger('silent', 'test');
const PAGE = 'a'.repeat(32);

interface JudgeSetup {
  db: Db;
  registry: Registry;
  now?: () => number;
  alert?: (alert: Alert) => Promise<void>;
}

/** Votes, page tokens and judge of one gateway, and simulated visitors. */
export function openJudge({ db, registry, now, alert = async () => {} }: JudgeSetup) {
  const votes = createVotes(db, now);
  const pages = createPageVotes(db, registry, votes, now);
  const judge = createJudge({ db, registry, votes, alert, log, now });

  /** A visitor opens a page and sends a report. @returns whether the page had a vote */
  async function visit(module: string, version: string, kind: 'hydrated' | 'error', visitor: Client) {
    const token = await pages.issueToken(module, version, PAGE, visitor);
    if (token) await pages.report({ module, version, kind, token }, visitor.address);
    return token !== null;
  }

  /** New visitors open one page each. @param share - the canary's share, in percent */
  async function visits(
    count: number,
    module: string,
    version: string,
    kind: 'hydrated' | 'error',
    share: number,
  ): Promise<void> {
    for (let n = 0; n < count; n += 1)
      expect(await visit(module, version, kind, newClient(module, share, version !== '1'))).toBe(true);
  }

  const prepare = () => Promise.all([pages.prepare(), judge.prepare()]);
  return { votes, pages, judge, visit, visits, prepare };
}

/** Deletes what MongoDB's TTL indexes would have deleted by this time. */
export async function expireDocuments(db: Db, now: number): Promise<void> {
  for (const collection of await db.collections())
    for (const { key, expireAfterSeconds } of await collection.indexes()) {
      if (expireAfterSeconds === undefined) continue;
      const [field] = Object.keys(key) as [string];
      await collection.deleteMany({ [field]: { $lt: new Date(now - expireAfterSeconds * 1000) } });
    }
}
