import type { Db } from 'mongodb';
import type { AuditEntry, ModuleRecord } from './records';

const audits = (db: Db) =>
  db.collection<AuditEntry & { _id: string; module: string; revision: number }>('audit');

/**
 * A change is written with its audit entry into the module's record, and moved here before the next change: none is lost
 * when a process is killed.
 */
export async function archiveAuditEntry(
  db: Db,
  module: string,
  revision: number,
  entry: AuditEntry,
): Promise<void> {
  const _id = `${module}#${revision}`;
  await audits(db).updateOne({ _id }, { $setOnInsert: { module, revision, ...entry } }, { upsert: true });
}

export function createAudit(db: Db) {
  const modules = db.collection<ModuleRecord>('modules');

  const audit = {
    /** Every module that was ever registered, with its changes. */
    async history() {
      const records = await modules.find().sort({ _id: 1 }).toArray();
      return Promise.all(
        records.map(async ({ _id: module, allocations }) => ({
          module,
          allocations,
          audit: await audit.audit(module),
        })),
      );
    },

    /** The latest changes of all modules, newest first. */
    async latestChanges(count: number): Promise<(AuditEntry & { module: string })[]> {
      const records = await modules.find().toArray();
      const last = records.flatMap(({ _id: module, lastChange }) =>
        lastChange ? [{ module, ...lastChange }] : [],
      );
      const earlier = await audits(db).find().sort({ at: -1 }).limit(count).toArray();
      // A change that is being moved is in both collections.
      const moved = earlier.filter(
        ({ module, revision }) =>
          !records.some((record) => record._id === module && record.revision === revision),
      );
      return [...last, ...moved.map(({ _id, revision, ...entry }) => entry)]
        .sort((a, b) => (a.at < b.at ? 1 : -1))
        .slice(0, count);
    },

    /** Every change of a module, oldest first. */
    async audit(module: string): Promise<AuditEntry[]> {
      const record = await modules.findOne({ _id: module });
      const earlier = await audits(db)
        .find({ module, revision: { $lt: record?.revision ?? 0 } })
        .sort({ revision: 1 })
        .toArray();
      const entries = earlier.map(({ _id, module: _, revision: __, ...entry }) => entry);
      return record?.lastChange ? [...entries, record.lastChange] : entries;
    },
  };
  return audit;
}
