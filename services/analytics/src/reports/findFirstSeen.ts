import type { Db } from 'mongodb';
import { emptySums, type Row } from '../sums/rows';
import { ALL, addStored, sumCollections } from '../sums/stored';

export async function findFirstSeen(db: Db, days: string[], releases: string[], rows: Row[]) {
  const { days: stored, openDays } = sumCollections(db);
  const sealed = stored.aggregate<{ _id: string; day: string }>([
    { $match: { dimension: 'release', name: { $in: releases } } },
    { $group: { _id: '$name', day: { $min: '$day' } } },
  ]);
  const first = new Map((await sealed.toArray()).map(({ _id, day }) => [_id, day]));
  const see = (day: string, release: string) => {
    if (day < (first.get(release) ?? '~')) first.set(release, day);
  };
  const open = (await openDays.find().toArray()).map(({ _id }) => _id);
  for (const day of await stored.find({ ...ALL, day: { $in: open } }).toArray()) {
    const sums = emptySums();
    addStored(sums, day);
    for (const name of sums.names.keys()) if (name.startsWith('release ')) see(day.day, name.slice(8));
  }
  for (const { day, release } of rows) if (release) see(day, release);
  return releases
    .map((release) => ({ day: first.get(release) ?? '', release }))
    .filter(({ day }) => days.includes(day))
    .sort((a, b) => a.day.localeCompare(b.day));
}
