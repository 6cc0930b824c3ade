/** What of the writes of some traffic is in the database. */
import { MongoClient } from 'mongodb';

/**
 * @param {string} mongoUrl
 * @param answers of `traffic`
 * @returns how many writes were acknowledged, how many of them are missing, how many are there more than once, and by
 *   how much the sum of page views is off the page views stored
 */
export async function storedWrites(mongoUrl, answers) {
  const client = await new MongoClient(mongoUrl).connect();
  const all = (database, collection) =>
    client.db(`guide_${database}`).collection(collection).find().toArray();
  const emails = await all('discover', 'subscriptions');
  const events = await all('analytics', 'events');
  const views = await all('analytics', 'page_views');
  const days = await all('analytics', 'daily_totals');
  await client.close();

  const stored = new Map();
  const names = [
    ...emails.map(({ email }) => email),
    ...events.map(({ name }) => name),
    ...views.map(({ _id }) => _id),
  ];
  for (const name of names) stored.set(name, (stored.get(name) ?? 0) + 1);
  const acknowledged = answers.filter(({ call, status }) => call.body && status === 200);
  const times = ({ call: { body } }) => stored.get(body.email ?? body.id ?? body.name) ?? 0;
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((answer) => times(answer) === 0).length,
    doubled: acknowledged.filter((answer) => times(answer) > 1).length,
    miscounted: Math.abs(days.reduce((sum, { pageViews = 0 }) => sum + pageViews, 0) - views.length),
  };
}
