import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { releaseId } from '../releases/records';

export interface Voter {
  key: string;
  expiresAt: Date;
}

export interface Tally {
  /** Voters whose first page hydrated or failed. */
  voters: number;
  failures: number;
  slow: number;
}

export const NO_VOTES: Tally = { voters: 0, failures: 0, slow: 0 };

/** A release during one revision of its module's shares. Votes of different revisions are not comparable. */
export interface Candidacy {
  module: string;
  version: string;
  revision: number;
}

/** A voter has one vote per scope, for the release of the voter's first page. */
interface Vote extends Candidacy {
  _id: string;
  counted: boolean;
  failed: boolean;
  slow: boolean;
  /** The page whose hydration is awaited; `until` is its deadline. */
  pendingPage: string | null;
  until: Date | null;
  expiresAt: Date;
}

/** The shell waits up to 2.8 s for code, and pages report 2 s after that; later pages have failed. */
const HYDRATION_TIMEOUT_MS = 6500;
/** Maximum number of voters per release and revision; further voters have no vote. */
const MAX_VOTERS = 200_000;
/** After a hydrated page, the voter's next pages are not awaited for this time. */
const AWAIT_INTERVAL_MS = 60_000;
const MAX_CACHED_VOTES = 20_000;
const MAX_TIMED_OUT = 1000;
/** How long a report of leaving waits for its page, which another connection can delay. */
const LEFT_TTL_MS = 60_000;
export const VOTES_TTL_SECONDS = 40 * 24 * 60 * 60;

const SETTLED = 'settled';

/** A page that its visitor left. */
interface LeftPage {
  _id: string;
  page: string;
  expiresAt: Date;
}

/** At most 16 left pages per voter are stored, so that one client cannot fill the database. */
const leftId = (voter: string, page: string) => `${voter} left ${page.slice(0, 1)}`;

const tallyId = ({ module, version, revision }: Candidacy) => `${releaseId(module, version)}#${revision}`;

export type Votes = ReturnType<typeof createVotes>;

/** Stores votes and their sums. Each change is one compare-and-set, so a report counts once on any gateway. */
export function createVotes(db: Db, now = Date.now) {
  const votes = db.collection<Vote>('votes');
  const left = db.collection<LeftPage>('votes');
  const sums = db.collection<Partial<Tally> & { _id: string; at: Date }>('tallies');
  /** Caches per voter `settled` if the vote is final, else the tally id of the hydrated release. */
  const cached = new LRUCache<string, string>({ max: MAX_CACHED_VOTES });
  const full = new Set<string>();

  async function add(candidacy: Candidacy, $inc: Partial<Tally>): Promise<void> {
    await sums.updateOne(
      { _id: tallyId(candidacy) },
      { $inc, $set: { at: new Date(now()) } },
      { upsert: true },
    );
  }

  async function setFailed(filter: Partial<Vote>): Promise<boolean> {
    const before = await votes.findOneAndUpdate(
      { ...filter, failed: false },
      { $set: { failed: true, counted: true, pendingPage: null, until: null } },
      { returnDocument: 'before' },
    );
    if (!before) return false;
    cached.set(before._id, SETTLED);
    await add(before, before.counted ? { failures: 1 } : { voters: 1, failures: 1 });
    return true;
  }

  /** @returns whether the page was pending */
  async function removePending(voter: string, page: string): Promise<boolean> {
    const filter = { _id: voter, pendingPage: page };
    if ((await votes.deleteOne({ ...filter, counted: false })).deletedCount > 0) return true;
    const { matchedCount } = await votes.updateOne(filter, { $set: { pendingPage: null, until: null } });
    return matchedCount > 0;
  }

  return {
    async prepare(): Promise<void> {
      await votes.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      await votes.createIndex({ until: 1 });
      await sums.createIndex({ at: 1 }, { expireAfterSeconds: VOTES_TTL_SECONDS });
    },

    /** Waits for a page's hydration report. @returns whether its reports can change the vote */
    async awaitHydration(
      { key: voter, expiresAt }: Voter,
      page: string,
      candidacy: Candidacy,
    ): Promise<boolean> {
      const id = tallyId(candidacy);
      if (cached.get(voter) === SETTLED || full.has(id)) return false;
      if (cached.get(voter) === id) return true;
      const { module, version, revision } = candidacy;
      const awaits = { pendingPage: page, until: new Date(now() + HYDRATION_TIMEOUT_MS) };
      const fresh = { module, version, revision, expiresAt, counted: false, failed: false, slow: false };
      const before = await votes.findOneAndUpdate(
        { _id: voter },
        { $setOnInsert: { ...fresh, ...awaits } },
        { upsert: true, returnDocument: 'before' },
      );
      if (!before) return true;
      if (before.failed || before.version !== version || before.revision !== revision) {
        cached.set(voter, SETTLED);
        return false;
      }
      await votes.updateOne({ _id: voter, pendingPage: null, failed: false }, { $set: awaits });
      return true;
    },

    async reportHydrated(voter: string, page: string): Promise<void> {
      const before = await votes.findOneAndUpdate(
        { _id: voter, pendingPage: page },
        { $set: { pendingPage: null, until: null, counted: true } },
        { returnDocument: 'before' },
      );
      if (!before) return;
      cached.set(voter, tallyId(before), { ttl: AWAIT_INTERVAL_MS });
      if (!before.counted) await add(before, { voters: 1 });
    },

    /** Pages abandoned before hydration do not count, even if this report arrives before the page's own. */
    async abandon(voter: string, page: string): Promise<void> {
      if ((await removePending(voter, page)) || cached.has(voter)) return;
      const fields = { page, expiresAt: new Date(now() + LEFT_TTL_MS) };
      await left.updateOne({ _id: leftId(voter, page) }, { $set: fields }, { upsert: true });
    },

    reportFailed: (voter: string, module: string, version: string): Promise<boolean> =>
      setFailed({ _id: voter, module, version }),

    async reportSlow(voter: string, module: string, version: string): Promise<void> {
      const before = await votes.findOneAndUpdate(
        { _id: voter, module, version, counted: true, slow: false },
        { $set: { slow: true } },
        { returnDocument: 'before' },
      );
      if (before) await add(before, { slow: 1 });
    },

    async reportServerFailure({ key: voter, expiresAt }: Voter, candidacy: Candidacy): Promise<void> {
      if (cached.get(voter) === SETTLED) return;
      const { module, version, revision } = candidacy;
      const vote = { module, version, revision, counted: true, failed: true, slow: false };
      const { upsertedCount } = await votes.updateOne(
        { _id: voter },
        { $setOnInsert: { ...vote, pendingPage: null, until: null, expiresAt } },
        { upsert: true },
      );
      if (upsertedCount > 0) await add(candidacy, { voters: 1, failures: 1 });
      else await setFailed({ _id: voter, module, version, revision });
      cached.set(voter, SETTLED);
    },

    async failTimedOut(): Promise<Candidacy[]> {
      const timedOut = await votes
        .find({ until: { $lt: new Date(now()) } })
        .limit(MAX_TIMED_OUT)
        .toArray();
      const failed = [];
      for (const vote of timedOut) {
        const { _id: voter, pendingPage } = vote;
        if (pendingPage && (await left.findOne({ _id: leftId(voter, pendingPage), page: pendingPage })))
          await removePending(voter, pendingPage);
        else if (await setFailed({ _id: voter, pendingPage })) failed.push(vote);
      }
      return failed;
    },

    async tallies(candidacies: Candidacy[]): Promise<Tally[]> {
      const ids = candidacies.map(tallyId);
      const rows = new Map((await sums.find({ _id: { $in: ids } }).toArray()).map((row) => [row._id, row]));
      return ids.map((id) => {
        const { voters = 0, failures = 0, slow = 0 } = rows.get(id) ?? {};
        if (voters >= MAX_VOTERS) full.add(id);
        // Votes are stored before their sums, so a failure may be counted before its voter.
        return { voters: Math.max(voters, failures, slow), failures, slow };
      });
    },
  };
}
