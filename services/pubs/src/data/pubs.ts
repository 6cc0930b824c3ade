import type { Pub } from '@guide/contracts/api/schemas';
import { content } from '@guide/service-kit';

export const storedPubs = content<Pub>('pubs');
