import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyDatabase } from './storage/copy';
import { DATA_FILE, describe, reportOf } from './storage/inspect';
import { checkNotOwned } from './storage/owner';
import { rebuild } from './storage/rebuild';

/**
 * `maintain.ts check|salvage|compact DIR`, for a database that does not run:
 * `check` reads every page in use and every checksum, and says which collections are whole;
 * `salvage` keeps every whole document in a new file, the damaged directory stays beside it;
 * `compact` writes the file anew without its free pages, so that what was deleted is gone from it.
 */
const [action, directory] = process.argv.slice(2);

async function run(what: string | undefined, place: string): Promise<void> {
  if (!what || !directory || !['check', 'salvage', 'compact'].includes(what))
    throw new Error('Say what to do: check, salvage or compact, and name the data directory.');
  if (!existsSync(join(place, DATA_FILE))) throw new Error(`There is no data file in ${place}.`);
  checkNotOwned(place);
  if (what === 'salvage') return salvage(place);
  const report = reportOf(place);
  if (report.faults.length > 0) throw new Error(describe(place, report));
  if (what === 'compact') await compact(place);
  for (const [namespace, { documents }] of report.collections) console.log(`${namespace}: ${documents}`);
  console.log(`The data directory ${place} is whole.`);
}

const sizeOf = (place: string) => statSync(join(place, DATA_FILE)).size;

async function compact(place: string): Promise<void> {
  const before = sizeOf(place);
  const aside = `${place}.compacted`;
  await copyDatabase(place, aside);
  // The old pages hold what was deleted: they go with their file.
  renameSync(join(aside, DATA_FILE), join(place, DATA_FILE));
  rmSync(aside, { recursive: true });
  console.log(`${before} bytes before, ${sizeOf(place)} after.`);
}

async function salvage(place: string): Promise<void> {
  const aside = `${place}.salvaged`;
  const report = await rebuild(place, aside);
  if (report.faults.length === 0) {
    rmSync(aside, { recursive: true });
    console.log(`The data directory ${place} is whole; nothing was changed.`);
    return;
  }
  const damaged = `${place}.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(place, damaged);
  renameSync(aside, place);
  for (const [namespace, collection] of report.collections)
    console.log(
      `${namespace}: ${collection.documents} ${collection.damaged ? 'kept, others may be lost' : 'documents, whole'}`,
    );
  console.log(`Kept in ${place}; the damaged directory is ${damaged}.`);
}

try {
  await run(action, resolve(directory ?? ''));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
