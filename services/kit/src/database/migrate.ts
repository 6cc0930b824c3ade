import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { isDiskFull } from './diskFull';
import { isUnavailable } from './isUnavailable';

export interface Migration {
  description: string;
  /** Changes the data. It may be ended at any moment and then runs again from its beginning, so it must bear that. */
  run(db: Db): Promise<void>;
}

const FIRST_VERSION = 1;
const VERSION_COLLECTION = 'data_version';

/** The process that migrates counts up a heartbeat; another one takes over when it stops. */
const HEARTBEAT_INTERVAL_MS = 2000;
const TAKE_OVER_AFTER_MS = 10_000;
const POLL_INTERVAL_MS = 200;

interface Migrating {
  id: string;
  /** Counts up while the process lives: containers may share host names and process ids. */
  beat: number;
}

interface VersionRecord {
  _id: 'data';
  version: number;
  migrating?: Migrating;
}

const records = (db: Db) => db.collection<VersionRecord>(VERSION_COLLECTION);

export const dataVersion = (migrations: readonly unknown[]): number => FIRST_VERSION + migrations.length;

/**
 * Migrates a database to this program's version. An empty one starts with it; data without a version is version 1.
 * One process migrates and the others wait; 10 s after it was killed, another one takes over.
 * @throws {Error} when the data is newer than the program, or a migration fails
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[],
  log: FastifyBaseLogger,
): Promise<void> {
  const target = dataVersion(migrations);
  const found = await checkVersion(db, migrations);
  if (found === target) return;
  if (found === null) {
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
      const end = version + 1 === target ? { $unset: { migrating: '' as const } } : {};
      const done = await records(db).updateOne(
        { ...ownedBy(id), version },
        { $set: { version: version + 1 }, ...end },
      );
      if (done.matchedCount === 0)
        throw new Error(`${db.databaseName} is being migrated by another process.`);
    }
  } finally {
    clearInterval(beat);
  }
}

/** @returns the data's version, null when there is none yet. @throws {Error} when it is newer than the migrations */
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

/** Whether a database takes writes: tries one that changes nothing anybody reads. */
export async function hasRoom(db: Db): Promise<boolean> {
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

/** Waits until this process may migrate. @returns its id, or null when there is nothing left to do */
async function startMigrating(
  db: Db,
  migrations: readonly Migration[],
  log: FastifyBaseLogger,
): Promise<string | null> {
  const own: Migrating = { id: randomUUID(), beat: 0 };
  let [seen, seenAt, waiting] = ['', performance.now(), false];
  for (;;) {
    await checkVersion(db, migrations);
    const { version, migrating } = (await read(db))!;
    if (version === dataVersion(migrations)) return null;
    const sign = `${migrating?.id} ${migrating?.beat}`;
    if (sign !== seen) [seen, seenAt] = [sign, performance.now()];
    if (!migrating || performance.now() - seenAt > TAKE_OVER_AFTER_MS) {
      const holder = migrating
        ? { 'migrating.id': migrating.id, 'migrating.beat': migrating.beat }
        : { migrating: { $exists: false } };
      const taken = await records(db).updateOne(
        { _id: 'data', version, ...holder },
        { $set: { migrating: own } },
      );
      if (taken.matchedCount === 1) return own.id;
    } else if (!waiting) {
      waiting = true;
      log.info(`${db.databaseName}: another process is migrating it`);
    }
    await sleep(POLL_INTERVAL_MS);
  }
}
