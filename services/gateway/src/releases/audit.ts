import type { Db } from 'mongodb';
import type { AuditEntry, ModuleRecord } from './records';

const audits = (db: Db) =>
  db.collection<AuditEntry & { _id: string; module: string; revision: number }>('audit');

/** Moves a module's last change into the audit. Change and entry are first stored in one write, so none gets lost. */
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

    async latestChanges(count: number): Promise<(AuditEntry & { module: string })[]> {
      const records = await modules.find().toArray();
      const last = records.flatMap(({ _id: module, lastChange }) =>
        lastChange ? [{ module, ...lastChange }] : [],
      );
      const archived = await audits(db).find().sort({ at: -1 }).limit(count).toArray();
      // While a change is being archived, it is in both collections.
      const moved = archived.filter(
        ({ module, revision }) =>
          !records.some((record) => record._id === module && record.revision === revision),
      );
      return [...last, ...moved.map(({ _id, revision, ...entry }) => entry)]
        .sort((a, b) => (a.at < b.at ? 1 : -1))
        .slice(0, count);
    },

    async audit(module: string): Promise<AuditEntry[]> {
      const record = await modules.findOne({ _id: module });
      const archived = await audits(db)
        .find({ module, revision: { $lt: record?.revision ?? 0 } })
        .sort({ revision: 1 })
        .toArray();
      const entries = archived.map(({ _id, module: _, revision: __, ...entry }) => entry);
      return record?.lastChange ? [...entries, record.lastChange] : entries;
    },
  };
  return audit;
}
