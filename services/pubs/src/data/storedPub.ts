import type { Pub } from '@guide/contracts/api/schemas';

export interface StoredPub extends Pub {
  _id: number;
}
