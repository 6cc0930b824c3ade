import type { Db } from 'mongodb';
import type { Pack, PackContent, PackFile } from '../pack';

interface Seed {
  _id: string;
  hash: string;
  seededAt: Date;
}

/**
 * Brings one file of the pack into the database, unless the same bytes are there already.
 * @param version number of the stored form; raise it when `write` stores something else
 * @param write stores the content; must be safe to run twice
 */
export async function seedFile<F extends PackFile>(
  db: Db,
  pack: Pack,
  file: F,
  version: number,
  write: (content: PackContent<F>) => Promise<void>,
): Promise<void> {
  const { content, hash } = await pack.read(file);
  const seeds = db.collection<Seed>('seeds');
  const current = `${version}:${hash}`;
  if ((await seeds.findOne({ _id: file }))?.hash === current) return;
  await write(content);
  await seeds.updateOne({ _id: file }, { $set: { hash: current, seededAt: new Date() } }, { upsert: true });
}
