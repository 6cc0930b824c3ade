import type { Area } from '@guide/contracts/api/schemas';
import { translate } from '@guide/contracts/city';
import { content, type Language, textsIn } from '@guide/service-kit';
import type { Db } from 'mongodb';

export const storedAreas = content<Area>('areas');

/** Names stay English: places and addresses name areas by them, and pages translate them with `wordIn`. */
export async function findAreas(db: Db, language?: Language): Promise<Area[]> {
  const [areas, texts] = await Promise.all([storedAreas.find(db), textsIn(db, language, 'areas.json')]);
  return translate(areas, texts).map((area, index) => ({ ...area, name: areas[index]!.name }));
}
