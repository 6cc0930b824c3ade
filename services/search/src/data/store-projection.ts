import type { Listing } from '@guide/contracts/api/schemas';
import { replaceAll } from '@guide/service-kit';
import type { Db } from 'mongodb';
import type { StoredListing, StoredState } from './stored-projection';

/**
 * Stores the listings, then the answer they are from: when it ends half-way, the older state makes the next
 * refresh fetch and store them again.
 */
export async function storeProjection(db: Db, listings: readonly Listing[]): Promise<void> {
  await replaceAll(
    db.collection<StoredListing>('projection'),
    listings.map((listing) => ({ _id: listing.id, ...listing })),
  );
}

/** Stores which answer the listings are, confirmed at the given time. */
export async function storeState(db: Db, etag: string, confirmedAt: Date): Promise<void> {
  await db
    .collection<StoredState>('projection_state')
    .updateOne({ _id: 'listings' }, { $set: { etag, confirmedAt } }, { upsert: true });
}
