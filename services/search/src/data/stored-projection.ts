import type { Listing } from '@guide/contracts/api/schemas';

/** A listing of the projection as stored. */
export interface StoredListing extends Listing {
  _id: number;
}

/** Which answer of the discover service the stored listings are, and when it was last confirmed. */
export interface StoredState {
  _id: 'listings';
  etag: string;
  confirmedAt: Date;
}
