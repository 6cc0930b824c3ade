/** `npm run ops -- newsletter export` prints subscriptions as JSON lines; `unsubscribe TOKEN` deletes one. */
import { installPackages } from './install.mjs';
import { stop } from './preflight.mjs';
import { databasePrefix as prefix } from './settings.mjs';

const USAGE = 'Use: newsletter export, or newsletter unsubscribe TOKEN.';
const [command, token, ...rest] = process.argv.slice(2);
const isExport = command === 'export' && token === undefined;
const isUnsubscribe = command === 'unsubscribe' && token !== undefined && rest.length === 0;
if (!isExport && !isUnsubscribe) stop(USAGE);
installPackages();
const { withDatabase } = await import('./database.mjs');
const { recordSecurityEvent } = await import('@guide/service-kit/security-events');

/** @typedef {import('mongodb').Collection<{ email: string, subscribedAt: Date, unsubscribeToken: string }>} Subscriptions */

/** Not CSV: spreadsheets run values that begin with =, + or - as formulas. @param {Subscriptions} subscriptions */
async function exportAddresses(subscriptions) {
  for await (const { email, subscribedAt, unsubscribeToken } of subscriptions
    .find({ subscribedAt: { $exists: true } })
    .sort({ subscribedAt: 1 })) {
    process.stdout.write(`${JSON.stringify({ email, subscribedAt, unsubscribeToken })}\n`);
  }
}

/** @param {Subscriptions} subscriptions */
async function unsubscribe(subscriptions) {
  const { deletedCount } = await subscriptions.deleteOne({ unsubscribeToken: token });
  if (deletedCount === 1) {
    console.log('The address was removed.');
    return;
  }
  console.error('No address has this token. It may already be removed.');
  process.exitCode = 1;
}

await withDatabase(async (client) => {
  /** @type {Subscriptions} */
  const subscriptions = client.db(`${prefix}_discover`).collection('subscriptions');
  const count = await subscriptions.countDocuments({ subscribedAt: { $exists: true } });
  const subject = isExport ? `${count} addresses` : `one of ${count} addresses`;
  await recordSecurityEvent(client.db(`${prefix}_gateway`), `newsletter ${command}`, subject);
  await (isExport ? exportAddresses(subscriptions) : unsubscribe(subscriptions));
}).catch((error) => stop(`The newsletter's addresses cannot be reached: ${error.message}`));
