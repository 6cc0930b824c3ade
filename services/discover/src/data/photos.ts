import type { Photo } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';

export type StoredPhoto = Photo & { _id: number };

export const photosOf = (db: Db, listingId: number): Promise<Photo[]> =>
  db
    .collection<StoredPhoto>('photos')
    .find({ attractionId: listingId })
    .sort({ _id: 1 })
    .project<Photo>({ _id: 0 })
    .toArray();

export const allPhotos = (db: Db): Promise<Photo[]> =>
  db.collection<StoredPhoto>('photos').find().sort({ _id: 1 }).project<Photo>({ _id: 0 }).toArray();
