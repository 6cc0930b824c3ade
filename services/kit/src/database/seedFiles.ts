import type { Db } from 'mongodb';
import type { Pack, PackContent, PackFile } from '../pack';

interface Seed {
  _id: string;
  hash: string;
  seededAt: Date;
}

type Contents<Files extends readonly PackFile[]> = { [I in keyof Files]: PackContent<Files[I]> };

/** Calls `write` (idempotent) when files of the pack or `version`, the version of the stored format, have changed. */
export async function seedFiles<const Files extends readonly [PackFile, ...PackFile[]]>(
  db: Db,
  pack: Pack,
  files: Files,
  version: number,
  write: (...contents: Contents<Files>) => Promise<void>,
): Promise<void> {
  const read = await Promise.all(files.map((file) => pack.read(file)));
  const seeds = db.collection<Seed>('seeds');
  const current = [version, ...read.map(({ hash }) => hash)].join(':');
  const [_id] = files;
  if ((await seeds.findOne({ _id }))?.hash === current) return;
  await write(...(read.map(({ content }) => content) as unknown as Contents<Files>));
  await seeds.updateOne({ _id }, { $set: { hash: current, seededAt: new Date() } }, { upsert: true });
}
