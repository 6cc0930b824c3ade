import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { releaseId } from './records';
import type { Registry } from './registry';

/** A canary is judged once it was shown this often. */
const ENOUGH = 20;
/** What may go wrong on its pages, on which share of them at most, and how that is told. */
const FAULTS = [
  { field: 'failures', share: 0.05, told: 'failed' },
  { field: 'slow', share: 0.25, told: 'were slow' },
] as const;
/** How much worse than the stable release it may be. */
const TIMES = 2;

type Counts = Partial<Record<'pages' | 'failures' | 'slow', number>>;
type OutcomeRecord = Counts & { _id: string };

/** How releases do at visitors: pages shown and failures, by module and version. */
export type Outcomes = ReturnType<typeof createOutcomes>;

/**
 * Counts in the database, so that every copy of the gateway judges by all visitors. Counts are collected here and
 * written together by `flush`.
 */
export function createOutcomes(db: Db, registry: Registry, log: FastifyBaseLogger) {
  const counts = db.collection<OutcomeRecord>('outcomes');
  const pending = new Map<string, Counts>();

  const count = (field: keyof Counts) => (module: string, version: string) => {
    const id = releaseId(module, version);
    const entry = pending.get(id) ?? {};
    entry[field] = (entry[field] ?? 0) + 1;
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
      for (const { version } of canaries) {
        const reason = faultOf(rows.get(releaseId(module, version)), rows.get(ids[0]!));
        if (!reason) continue;
        log.error({ module, version, reason }, 'Canary halted');
        await registry.halt(module, version, reason);
      }
    }
  }

  return {
    shown: count('pages'),
    failed: count('failures'),
    slow: count('slow'),
    /** Writes what was counted and halts canaries that fail. */
    async flush(): Promise<void> {
      await write();
      await judge();
    },
  };
}

/** Why a canary is to be taken back, or null: too often at fault, and more so than the stable release. */
function faultOf(canary: Counts = {}, stable: Counts = {}): string | null {
  const pages = canary.pages ?? 0;
  if (pages < ENOUGH) return null;
  for (const { field, share, told } of FAULTS) {
    const limit = Math.max(share, TIMES * ((stable[field] ?? 0) / (stable.pages || 1)));
    const count = canary[field] ?? 0;
    if (count / pages > limit) return `${count} of ${pages} pages ${told}`;
  }
  return null;
}
