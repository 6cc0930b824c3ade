export interface StoredPart {
  _id: string;
  etag: string;
  nth: number;
  text: string;
}

export interface StoredState {
  _id: 'listings';
  etag: string;
  length: number;
  confirmedAt: Date;
}
