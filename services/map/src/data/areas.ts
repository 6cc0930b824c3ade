import type { Area } from '@guide/contracts/api/schemas';
import { translate } from '@guide/contracts/city';
import { content, type Language, textsIn } from '@guide/service-kit';
import type { Db } from 'mongodb';

export const storedAreas = content<Area>('areas');

export async function findAreas(db: Db, language?: Language): Promise<Area[]> {
  const [areas, texts] = await Promise.all([storedAreas.find(db), textsIn(db, language, 'areas.json')]);
  return translate(areas, texts);
}
