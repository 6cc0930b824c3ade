import records from '@guide/city/pubs.json';
import type { Pub } from '@guide/contracts/api';

/** The ten pubs as they come with the module (D-45, PUBS-13). */
export const pubs = records as Pub[];
