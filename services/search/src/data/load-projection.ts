import type { Listing } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import type { StoredListing, StoredState } from './stored-projection';

/** The projection as last stored, or null when there is none yet. */
export async function loadProjection(db: Db) {
  const state = await db.collection<StoredState>('projection_state').findOne({ _id: 'listings' });
  if (!state) return null;
  const listings = await db
    .collection<StoredListing>('projection')
    .find()
    .project<Listing>({ _id: 0 })
    .toArray();
  return { listings, etag: state.etag, confirmedAt: state.confirmedAt };
}
