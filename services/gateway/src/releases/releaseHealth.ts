import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { releaseId } from './records';
import type { Registry } from './registry';

/** A canary is evaluated once this many of its pages were shown. */
const MIN_PAGES = 20;
/** The largest share of a canary's pages that may fail or be slow, and the words for it in the halt's reason. */
const LIMITS = [
  { field: 'failures', share: 0.05, words: 'failed' },
  { field: 'slow', share: 0.25, words: 'were slow' },
] as const;
/** How many times the stable release's share a canary's may be. */
const MAX_RATIO_TO_STABLE = 2;

type Counts = Partial<Record<'pages' | 'failures' | 'slow', number>>;
type HealthRecord = Counts & { _id: string };

/** Counts of pages shown, failed and slow, by module and version. */
export type ReleaseHealth = ReturnType<typeof createReleaseHealth>;

/**
 * Counts are kept in the database, so that every copy of the gateway evaluates canaries by all visitors. They are
 * collected in memory and written together by `flush`.
 */
export function createReleaseHealth(db: Db, registry: Registry, log: FastifyBaseLogger) {
  const counts = db.collection<HealthRecord>('outcomes');
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

  async function evaluateCanaries(): Promise<void> {
    const { modules } = await registry.state();
    for (const { _id: module, allocations } of modules) {
      const [stable, ...canaries] = allocations;
      if (!stable || canaries.length === 0) continue;
      const ids = allocations.map(({ version }) => releaseId(module, version));
      const rows = new Map((await counts.find({ _id: { $in: ids } }).toArray()).map((row) => [row._id, row]));
      for (const { version } of canaries) {
        const reason = haltReason(rows.get(releaseId(module, version)), rows.get(ids[0]!));
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
    /** Writes the counts and halts canaries that are over a limit. */
    async flush(): Promise<void> {
      await write();
      await evaluateCanaries();
    },
  };
}

/** Why a canary must be halted, or null: over a limit, and worse than the stable release. */
function haltReason(canary: Counts = {}, stable: Counts = {}): string | null {
  const pages = canary.pages ?? 0;
  if (pages < MIN_PAGES) return null;
  for (const { field, share, words } of LIMITS) {
    const limit = Math.max(share, MAX_RATIO_TO_STABLE * ((stable[field] ?? 0) / (stable.pages || 1)));
    const count = canary[field] ?? 0;
    if (count / pages > limit) return `${count} of ${pages} pages ${words}`;
  }
  return null;
}
