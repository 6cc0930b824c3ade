import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { releaseId } from './records';
import type { Registry } from './registry';

/** A canary is judged once it was shown this often. */
const ENOUGH = 20;
/** Share of its pages that may fail, and how much worse than the stable release it may be. */
const TOLERATED = { share: 0.05, times: 2 };

interface OutcomeRecord {
  _id: string;
  pages: number;
  failures: number;
}

/** How releases do at visitors: pages shown and failures, by module and version. */
export type Outcomes = ReturnType<typeof createOutcomes>;

/**
 * Counts in the database, so that every copy of the gateway judges by all visitors. Counts are collected here and
 * written together by `flush`.
 */
export function createOutcomes(db: Db, registry: Registry, log: FastifyBaseLogger) {
  const counts = db.collection<OutcomeRecord>('outcomes');
  const pending = new Map<string, { pages: number; failures: number }>();

  const count = (field: 'pages' | 'failures') => (module: string, version: string) => {
    const id = releaseId(module, version);
    const entry = pending.get(id) ?? { pages: 0, failures: 0 };
    entry[field] += 1;
    pending.set(id, entry);
  };

  async function write(): Promise<void> {
    const batch = [...pending];
    pending.clear();
    if (batch.length === 0) return;
    await counts.bulkWrite(
      batch.map(([_id, $inc]) => ({ updateOne: { filter: { _id }, update: { $inc }, upsert: true } })),
      { ordered: false },
    );
  }

  async function judge(): Promise<void> {
    const { modules } = await registry.state();
    for (const { _id: module, allocations } of modules) {
      const [stable, ...canaries] = allocations;
      if (!stable || canaries.length === 0) continue;
      const ids = allocations.map(({ version }) => releaseId(module, version));
      const rows = new Map((await counts.find({ _id: { $in: ids } }).toArray()).map((row) => [row._id, row]));
      const limit = Math.max(TOLERATED.share, TOLERATED.times * failureShare(rows.get(ids[0]!)));
      for (const { version } of canaries) {
        const row = rows.get(releaseId(module, version));
        if (!row || (row.pages ?? 0) < ENOUGH || failureShare(row) <= limit) continue;
        const reason = `${row.failures} of ${row.pages} pages failed`;
        log.error({ module, version, reason }, 'Canary halted');
        await registry.halt(module, version, reason);
      }
    }
  }

  return {
    shown: count('pages'),
    failed: count('failures'),
    /** Writes what was counted and halts canaries that fail. */
    async flush(): Promise<void> {
      await write();
      await judge();
    },
  };
}

const failureShare = (row?: OutcomeRecord) => (row?.pages ? (row.failures ?? 0) / row.pages : 0);
