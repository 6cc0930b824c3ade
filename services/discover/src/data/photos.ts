import type { Photo } from '@guide/contracts/api/schemas';
import { content } from '@guide/service-kit';

export const storedPhotos = content<Photo>('photos');
