import type { Photo } from '@guide/contracts/api/schemas';
import { translate } from '@guide/contracts/city';
import { content, type Language, textsIn } from '@guide/service-kit';
import type { Db } from 'mongodb';

export const storedPhotos = content<Photo>('photos');

export async function findPhotos(db: Db, language?: Language): Promise<Photo[]> {
  const [photos, texts] = await Promise.all([storedPhotos.find(db), textsIn(db, language, 'photos.json')]);
  return translate(photos, texts);
}

export async function photosOf(db: Db, attractionId: number, language?: Language): Promise<Photo[]> {
  const photos = await storedPhotos.find(db, { attractionId });
  const ids = photos.map(({ id }) => id);
  return translate(photos, await textsIn(db, language, 'photos.json', ids));
}
