import type { Db } from 'mongodb';

/** One index per question asked: the ordered list, the same within a category, and one address once. */
export async function createIndexes(db: Db): Promise<void> {
  const order = { featured: -1, ratingValue: -1, nameKey: 1, _id: 1 } as const;
  await db.collection('listings').createIndexes([{ key: order }, { key: { category: 1, ...order } }]);
  await db.collection('subscriptions').createIndexes([{ key: { email: 1 }, unique: true }]);
}
