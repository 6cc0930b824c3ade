/** What of the writes of some traffic is in the database. */
import { MongoClient } from 'mongodb';

/**
 * @param {string} mongoUrl
 * @param answers of `traffic`
 * @returns how many writes were acknowledged, how many of them are missing, and how many are there more than once
 */
export async function storedWrites(mongoUrl, answers) {
  const client = await new MongoClient(mongoUrl).connect();
  const all = (database, collection) =>
    client.db(`guide_${database}`).collection(collection).find().toArray();
  const emails = await all('discover', 'subscriptions');
  const hits = await all('analytics', 'hits');
  await client.close();

  const stored = new Map();
  const names = [...emails.map(({ email }) => email), ...hits.map(({ _id }) => _id)];
  for (const name of names) stored.set(name, (stored.get(name) ?? 0) + 1);
  const acknowledged = answers.filter(({ call, status }) => call.body && status === 200);
  const times = ({ call: { body } }) => stored.get(body.email ?? body.id) ?? 0;
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((answer) => times(answer) === 0).length,
    doubled: acknowledged.filter((answer) => times(answer) > 1).length,
  };
}
