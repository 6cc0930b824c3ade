import type { Pub } from '@guide/contracts/api/schemas';
import { content, type Language, textsIn, translateRecords } from '@guide/service-kit';
import type { Db } from 'mongodb';

export const storedPubs = content<Pub>('pubs');

export async function findPubs(db: Db, language?: Language): Promise<Pub[]> {
  const [pubs, texts] = await Promise.all([storedPubs.find(db), textsIn(db, language, 'pubs.json')]);
  return translateRecords(pubs, language, texts);
}

export async function findPub(db: Db, id: number, language?: Language): Promise<Pub | null> {
  const [pub, texts] = await Promise.all([storedPubs.byId(db, id), textsIn(db, language, 'pubs.json', [id])]);
  return pub && translateRecords([pub], language, texts)[0]!;
}
