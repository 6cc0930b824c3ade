import type { Db } from 'mongodb';
import type { Row } from '../sums/rows';
import { sumCollections } from '../sums/stored';

export async function findFirstSeen(db: Db, days: string[], releases: string[], rows: Row[]) {
  const stored = sumCollections(db).days.aggregate<{ _id: string; day: string }>([
    { $match: { dimension: 'release', name: { $in: releases } } },
    { $group: { _id: '$name', day: { $min: '$day' } } },
  ]);
  const first = new Map((await stored.toArray()).map(({ _id, day }) => [_id, day]));
  for (const { day, release } of rows)
    if (release && day < (first.get(release) ?? '~')) first.set(release, day);
  return releases
    .map((release) => ({ day: first.get(release) ?? '', release }))
    .filter(({ day }) => days.includes(day))
    .sort((a, b) => a.day.localeCompare(b.day));
}
