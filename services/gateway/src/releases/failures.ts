import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { failingLine } from './sourceLines';

export interface Failure {
  version: string;
  where: 'server' | 'browser';
  message: string;
  /** Source line such as `src/screens/Home/Home.tsx:3:5`; undefined without a source map. */
  line?: string;
  first: Date;
  last: Date;
}
type FailureRecord = Failure & { _id: string; module: string };

/** Messages stored per release and `where`; older ones are deleted. */
const MAX_MESSAGES = 10;
const MAX_MESSAGE_LENGTH = 300;
const TTL_SECONDS = 40 * 24 * 60 * 60;
/** Minimum interval at which a gateway writes the same failure. */
const WRITE_INTERVAL_MS = 10_000;
const MAX_RECENT = 500;

/**
 * Stores messages of failed releases. Visitors can forge browser messages, so only the release's team reads them.
 * @param folders - the module store and the shell's build, with source maps
 */
export function createFailures(db: Db, folders: { store: string; shell: string }, now = Date.now) {
  const failures = db.collection<FailureRecord>('failures');
  const recent = new LRUCache<string, true>({ max: MAX_RECENT, ttl: WRITE_INTERVAL_MS });

  return {
    async prepare(): Promise<void> {
      await failures.createIndex({ last: 1 }, { expireAfterSeconds: TTL_SECONDS });
      await failures.createIndex({ module: 1, version: 1, where: 1, last: -1 });
    },

    /** @param text - message and stack of the error */
    async record(module: string, version: string, where: Failure['where'], text: string): Promise<void> {
      const [first = ''] = text.split('\n', 1);
      const message = first.replace(/\p{Cc}/gu, ' ').slice(0, MAX_MESSAGE_LENGTH);
      const _id = createHash('sha256')
        .update([module, version, where, message].join('\0'))
        .digest('base64url');
      if (recent.has(_id)) return;
      recent.set(_id, true);
      const at = new Date(now());
      const updated = await failures.updateOne({ _id }, { $set: { last: at } });
      if (updated.matchedCount > 0) return;
      const line = await failingLine(text, folders, module, version);
      const added = { module, version, where, message, ...(line && { line }), first: at, last: at };
      await failures.updateOne({ _id }, { $setOnInsert: added }, { upsert: true });
      const newest = await failures
        .find({ module, version, where }, { projection: { _id: 1 } })
        .sort({ last: -1 })
        .toArray();
      const old = newest.slice(MAX_MESSAGES).map((record) => record._id);
      if (old.length > 0) await failures.deleteMany({ _id: { $in: old } });
    },

    async of(module: string): Promise<Failure[]> {
      const newest = await failures.find({ module }).sort({ last: -1 }).limit(20).toArray();
      return newest.map(({ _id, module: _, ...failure }) => failure);
    },
  };
}
export type Failures = ReturnType<typeof createFailures>;
