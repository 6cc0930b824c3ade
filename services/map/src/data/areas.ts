import type { Area } from '@guide/contracts/api/schemas';
import { content } from '@guide/service-kit';

export const storedAreas = content<Area>('areas');
