import type { Insights } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { MIN_GROUP_SIZE } from '../disclosure';
import { findPublicNames } from '../intake/publicNames';
import { namesOf, type RangeSums } from '../sums/range';

const MAX_TEXTS = 20;

/** "Searches that found nothing": public texts with the number of visitors. @param all of all visits */
export async function searches(db: Db, all: RangeSums): Promise<Insights['searches']> {
  const texts = namesOf(all, 'search')
    .map(([text, { others = 0 }]) => ({ text, visitors: others }))
    .filter(({ visitors }) => visitors >= MIN_GROUP_SIZE)
    .sort((a, b) => b.visitors - a.visitors || (a.text < b.text ? -1 : 1));
  const isPublic = await findPublicNames(
    db,
    'search',
    texts.map(({ text }) => text),
  );
  return texts.filter(({ text }) => isPublic.has(text)).slice(0, MAX_TEXTS);
}
