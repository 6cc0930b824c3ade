import { userInfo } from 'node:os';

/**
 * @typedef {object} SecurityEvent
 * @property {number} _id sequence number, from 1
 * @property {string} at
 * @property {string} by system user who ran the command
 * @property {string} action e.g. `newsletter export`
 * @property {string} subject never an address or a secret
 */

const DUPLICATE_KEY = 11_000;

/** @param {import('mongodb').Db} db - the gateway's @returns {import('mongodb').Collection<SecurityEvent>} */
const events = (db) => db.collection('security_events');

/**
 * Call before the action, so that no action is unrecorded.
 * @param {import('mongodb').Db} db - the gateway's
 * @param {string} action
 * @param {string} subject
 * @throws when the write fails
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
      await events(db).insertOne(event);
      return;
    } catch (error) {
      if (/** @type {{ code?: number }} */ (error).code !== DUPLICATE_KEY) throw error;
    }
  }
}

/** @param {import('mongodb').Db} db - the gateway's @returns all events, oldest first */
export const securityEvents = (db) => events(db).find().sort({ _id: 1 }).toArray();
