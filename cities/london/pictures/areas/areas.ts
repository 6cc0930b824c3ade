import type { Picture } from '../picture';
import { quarterAreas } from './quarters';
import { riversideAreas } from './riverside';
import { terraceAreas } from './terraces';
import { vignettePicture } from './vignette';

/** A poster for each area of the guide. */
export const areaPictures: readonly Picture[] = [...riversideAreas, ...quarterAreas, ...terraceAreas].map(vignettePicture);
