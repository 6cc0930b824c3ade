import records from '@guide/city/pubs.json' with { type: 'json' };
import type { Pub } from '@guide/contracts/api';

/** The ten bundled pubs in display order (D-45, PUBS-02, PUBS-13). */
export const pubs: readonly Pub[] = records as Pub[];

export const findPub = (id: number | null): Pub | undefined => pubs.find((pub) => pub.id === id);

/** Parses the id of a route: digits only; 1 if missing, null if invalid (PUB-01, D-38). */
export const pubId = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return 1;
  return /^\d+$/.test(text) ? Number(text) : null;
};
