/** The security log: who made, revoked, exported or removed what, by a command of the guide. */
import { createHash } from 'node:crypto';
import { userInfo } from 'node:os';

/**
 * @typedef {object} SecurityEvent
 * @property {number} _id their order, from 1 on
 * @property {string} at
 * @property {string} by who ran the command, as the system knows them
 * @property {string} action e.g. `newsletter export`
 * @property {string} subject what it was done to, never an address or a secret
 * @property {string} hash of the event and of the one before it
 */

const DUPLICATE_KEY = 11_000;

/** @param {import('mongodb').Db} db the gateway's @returns {import('mongodb').Collection<SecurityEvent>} */
const events = (db) => db.collection('security_events');

/** @param {Omit<SecurityEvent, 'hash'>} event @param {string} before hash of the event before it */
const hashOf = ({ _id, at, by, action, subject }, before) =>
  createHash('sha256')
    .update(JSON.stringify([before, _id, at, by, action, subject]))
    .digest('hex');

/**
 * Records an event before it happens, so that nothing happens unrecorded. Each holds the hash of the one
 * before it: whoever changes one later, or takes one out, breaks the chain.
 * @param {import('mongodb').Db} db the gateway's
 * @param {string} action
 * @param {string} subject
 * @throws when it cannot be written
 */
export async function recordSecurityEvent(db, action, subject) {
  for (;;) {
    const last = await events(db).findOne({}, { sort: { _id: -1 } });
    const event = {
      _id: (last?._id ?? 0) + 1,
      at: new Date().toISOString(),
      by: userInfo().username,
      action,
      subject,
    };
    try {
      await events(db).insertOne({ ...event, hash: hashOf(event, last?.hash ?? '') });
      return;
    } catch (error) {
      // Another command was first with this number.
      if (/** @type {{ code?: number }} */ (error).code !== DUPLICATE_KEY) throw error;
    }
  }
}

/**
 * @param {import('mongodb').Db} db the gateway's
 * @returns {Promise<{ events: SecurityEvent[], broken: number | null }>} in their order, and the first that does not
 *   follow from the one before it
 */
export async function securityEvents(db) {
  const all = await events(db).find().sort({ _id: 1 }).toArray();
  let before = '';
  let broken = null;
  for (const [index, event] of all.entries()) {
    if (broken === null && (event._id !== index + 1 || event.hash !== hashOf(event, before)))
      broken = event._id;
    before = event.hash;
  }
  return { events: all, broken };
}
