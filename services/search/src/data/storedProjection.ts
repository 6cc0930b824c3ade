export interface StoredPart {
  _id: string;
  etag: string;
  nth: number;
  text: string;
}

/** Which answer of the discover service the projection is of, its length, and when it was last confirmed. */
export interface StoredState {
  _id: 'listings';
  etag: string;
  length: number;
  confirmedAt: Date;
}
