import type { Area } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import type { StoredArea } from './stored';

export const allAreas = (db: Db): Promise<Area[]> =>
  db.collection<StoredArea>('areas').find().sort({ _id: 1 }).project<Area>({ _id: 0 }).toArray();
