import type { Db } from 'mongodb';
import type { Allocation } from './allocation';
import { archiveAuditEntry } from './audit';
import { type AuditEvent, type ModuleRecord, type ReleaseRecord, releaseId } from './records';
import { ReleaseRefused } from './signing/verify';

type RecordChange = Partial<Omit<ModuleRecord, '_id'>> & Pick<ModuleRecord, 'allocations'>;

/** Changes a module's record with optimistic locking: after a concurrent change, `decide` runs again. */
export type RecordWriter = (
  module: string,
  decide: (record: ModuleRecord | null) => { record: RecordChange; entry: AuditEvent } | null,
) => Promise<boolean>;

const MAX_ATTEMPTS = 50;

/** @param by - author of the changes, for the audit */
export function createRecordWriter(db: Db, by: string, onWritten: () => void): RecordWriter {
  const modules = db.collection<ModuleRecord>('modules');

  /** @returns false if the record has changed since it was read */
  async function write(module: string, before: ModuleRecord | null, after: RecordChange): Promise<boolean> {
    if (!before) {
      const added = { $setOnInsert: { history: [], ...after } };
      return (await modules.updateOne({ _id: module }, added, { upsert: true })).upsertedCount === 1;
    }
    const revision = before.revision ?? { $exists: false };
    const { matchedCount } = await modules.updateOne({ _id: module, revision }, { $set: after });
    return matchedCount === 1;
  }

  return async (module, decide) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const before = await modules.findOne({ _id: module });
      const decided = decide(before);
      if (!decided) return false;
      if (before?.lastChange) await archiveAuditEntry(db, module, before.revision ?? 0, before.lastChange);
      await keepFiles(db, before, decided.record.allocations);
      const revision = (before?.revision ?? 0) + 1;
      const after = {
        halted: null,
        ...decided.record,
        canaries: canariesOf(before, decided.record.allocations, revision),
        revision,
        lastChange: { ...decided.entry, at: new Date().toISOString(), by },
      };
      if (await write(module, before, after)) {
        onWritten();
        return true;
      }
    }
    throw new ReleaseRefused(
      `Others are changing ${module} at the same time. Nothing was changed: try again.`,
    );
  };
}

/** Writes the time before the change: after a crash in between, files are only kept longer. */
async function keepFiles(db: Db, before: ModuleRecord | null, allocations: Allocation[]): Promise<void> {
  if (!before) return;
  const ended = before.allocations.filter(
    ({ version }) => !allocations.some((next) => next.version === version),
  );
  if (ended.length === 0) return;
  const ids = ended.map(({ version }) => releaseId(before._id, version));
  const usedUntil = new Date().toISOString();
  await db.collection<ReleaseRecord>('releases').updateMany({ _id: { $in: ids } }, { $set: { usedUntil } });
}

/** Existing canaries keep their first revision. */
const canariesOf = (before: ModuleRecord | null, allocations: Allocation[], revision: number) =>
  allocations
    .slice(1)
    .map(
      ({ version }) =>
        before?.canaries?.find((canary) => canary.version === version) ?? { version, since: revision },
    );
