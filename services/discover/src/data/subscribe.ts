import { randomBytes } from 'node:crypto';
import { type Db, MongoServerError } from 'mongodb';

interface Subscription {
  email: string;
  subscribedAt: Date;
  unsubscribeToken: string;
}

const DUPLICATE_KEY = 11000;

/**
 * Stores an address once, with the time and a token to unsubscribe by; a known address stays as it is (D-16).
 * The domain is lower-cased, as case means nothing there; before the at sign it may (RFC 5321, 2.4).
 */
export async function subscribe(db: Db, address: string): Promise<void> {
  const at = address.lastIndexOf('@');
  const email = address.slice(0, at) + address.slice(at).toLowerCase();
  const unsubscribeToken = randomBytes(24).toString('base64url');
  try {
    await db
      .collection<Subscription>('subscriptions')
      .insertOne({ email, subscribedAt: new Date(), unsubscribeToken });
  } catch (error) {
    if (!(error instanceof MongoServerError && error.code === DUPLICATE_KEY)) throw error;
  }
}
