import type { Pub } from '@guide/contracts/api/schemas';

/** A pub as stored: keyed by its id. */
export interface StoredPub extends Pub {
  _id: number;
}
