import type { ListingTexts } from '@guide/contracts/api/schemas';
import { content } from '@guide/service-kit';

/** Texts that replace those of the subcategory. */
export const storedTexts = content<ListingTexts>('texts');
