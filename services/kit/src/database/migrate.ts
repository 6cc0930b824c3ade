import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { isDiskFull } from './diskFull';
import { isUnavailable } from './isUnavailable';

export interface Migration {
  description: string;
  /** Changes the data. Must be safe to rerun: the process can crash at any point. */
  run(db: Db): Promise<void>;
}

const FIRST_VERSION = 1;
const VERSION_COLLECTION = 'data_version';

/** The migrating process increments a heartbeat; another process takes over when it stops. */
const HEARTBEAT_INTERVAL_MS = 2000;
const TAKE_OVER_AFTER_MS = 10_000;
const POLL_INTERVAL_MS = 200;

interface Migrating {
  id: string;
  /** Identifies a running process: containers may share host names and process ids. */
  beat: number;
}

interface VersionRecord {
  _id: 'data';
  version: number;
  migrating?: Migrating;
}

const records = (db: Db) => db.collection<VersionRecord>(VERSION_COLLECTION);

export const dataVersion = (migrations: readonly unknown[]): number => FIRST_VERSION + migrations.length;

/** One process migrates, the others wait. @throws {Error} for data newer than the program, or a failed migration */
export async function migrate(
  db: Db,
  migrations: readonly Migration[],
  log: FastifyBaseLogger,
): Promise<void> {
  const target = dataVersion(migrations);
  const current = await checkVersion(db, migrations);
  if (current === target) return;
  if (current === null) {
    const names = await db.listCollections({}, { nameOnly: true }).toArray();
    const version = names.length === 0 ? target : FIRST_VERSION;
    await records(db).updateOne({ _id: 'data' }, { $setOnInsert: { version } }, { upsert: true });
  }
  const id = await startMigrating(db, migrations, log);
  if (!id) return;
  const beat = setInterval(() => {
    records(db)
      .updateOne(ownedBy(id), { $inc: { 'migrating.beat': 1 } })
      .catch(() => {});
  }, HEARTBEAT_INTERVAL_MS);
  try {
    for (let version = (await read(db))!.version; version < target; version += 1) {
      const { description, run } = migrations[version - FIRST_VERSION]!;
      log.info(`${db.databaseName}: migrating to version ${version + 1} (${description})`);
      await run(db).catch((error: Error) => {
        if (isUnavailable(error)) throw error;
        throw new Error(
          `${db.databaseName} could not be migrated to version ${version + 1}: ${error.message}`,
        );
      });
      const unlock = version + 1 === target ? { $unset: { migrating: '' as const } } : {};
      const done = await records(db).updateOne(
        { ...ownedBy(id), version },
        { $set: { version: version + 1 }, ...unlock },
      );
      if (done.matchedCount === 0)
        throw new Error(`${db.databaseName} is being migrated by another process.`);
    }
  } finally {
    clearInterval(beat);
  }
}

/** @returns the data's version, null for an empty database. @throws {Error} when it is newer than the migrations */
export async function checkVersion(db: Db, migrations: readonly Migration[]): Promise<number | null> {
  const record = await read(db);
  const target = dataVersion(migrations);
  if (record && record.version > target) {
    throw new Error(
      `The data in ${db.databaseName} is of version ${record.version} and this program knows it up to version ${target}: start the newer program, or restore a backup from before the upgrade.`,
    );
  }
  return record?.version ?? null;
}

/** Tries a write to a document that nothing reads. @returns false when the disk is full */
export async function acceptsWrites(db: Db): Promise<boolean> {
  try {
    await db
      .collection<{ _id: string; at: Date }>(VERSION_COLLECTION)
      .updateOne({ _id: 'room' }, { $set: { at: new Date() } }, { upsert: true });
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}

const read = (db: Db) => records(db).findOne({ _id: 'data' });
const ownedBy = (id: string) => ({ _id: 'data' as const, 'migrating.id': id });

/** Waits for the migration lock. @returns the lock's id, or null when another process finished the migration */
async function startMigrating(
  db: Db,
  migrations: readonly Migration[],
  log: FastifyBaseLogger,
): Promise<string | null> {
  const claim: Migrating = { id: randomUUID(), beat: 0 };
  let [lastBeat, lastBeatAt, isWaiting] = ['', performance.now(), false];
  for (;;) {
    await checkVersion(db, migrations);
    const { version, migrating } = (await read(db))!;
    if (version === dataVersion(migrations)) return null;
    const beat = `${migrating?.id} ${migrating?.beat}`;
    if (beat !== lastBeat) [lastBeat, lastBeatAt] = [beat, performance.now()];
    if (!migrating || performance.now() - lastBeatAt > TAKE_OVER_AFTER_MS) {
      const holder = migrating
        ? { 'migrating.id': migrating.id, 'migrating.beat': migrating.beat }
        : { migrating: { $exists: false } };
      const claimed = await records(db).updateOne(
        { _id: 'data', version, ...holder },
        { $set: { migrating: claim } },
      );
      if (claimed.matchedCount === 1) return claim.id;
    } else if (!isWaiting) {
      isWaiting = true;
      log.info(`${db.databaseName}: another process is migrating it`);
    }
    await sleep(POLL_INTERVAL_MS);
  }
}
