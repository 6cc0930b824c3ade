import { MongoClient } from 'mongodb';

/**
 * Counts acknowledged writes, and how many the database is missing or has twice.
 * @typedef {{ status: unknown, call: { body?: { email?: string, id?: string } } }} Result
 * @param {string} mongoUrl
 * @param {Result[]} results - such as those of `traffic`
 */
export async function storedWrites(mongoUrl, results) {
  const client = await new MongoClient(mongoUrl).connect();
  const all = (/** @type {string} */ database, /** @type {string} */ collection) =>
    client.db(`guide_${database}`).collection(collection).find().toArray();
  const emails = await all('discover', 'subscriptions');
  const hits = await all('analytics', 'hits');
  await client.close();

  const stored = new Map();
  const names = [...emails.map(({ email }) => email), ...hits.map(({ _id }) => _id)];
  for (const name of names) stored.set(name, (stored.get(name) ?? 0) + 1);
  const acknowledged = results.filter(({ call, status }) => call.body && status === 200);
  const times = (/** @type {Result} */ { call: { body } }) => stored.get(body?.email ?? body?.id) ?? 0;
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((result) => times(result) === 0).length,
    doubled: acknowledged.filter((result) => times(result) > 1).length,
  };
}
