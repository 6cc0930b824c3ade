import type { Db } from 'mongodb';

export async function createIndexes(db: Db): Promise<void> {
  await db
    .collection('listings')
    .createIndexes([{ key: { featured: -1, ratingValue: -1, nameKey: 1, _id: 1 } }]);
  await db.collection('photos').createIndexes([{ key: { attractionId: 1, _id: 1 } }]);
  await db
    .collection('subscriptions')
    .createIndexes([
      { key: { email: 1 }, unique: true },
      { key: { unsubscribeToken: 1 } },
      { key: { confirmToken: 1 } },
      { key: { mailDueAt: 1 } },
      { key: { purgeAt: 1 } },
    ]);
  await db.collection('mailboxes').createIndexes([{ key: { quietUntil: 1 } }]);
}
