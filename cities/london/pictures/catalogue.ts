import { areaPictures } from './areas/areas';
import type { Picture } from './picture';
import { pubPictures } from './pubs/pubs';
import { britishMuseum } from './scenes/british-museum';
import { buckinghamPalace } from './scenes/buckingham-palace';
import { heroes } from './scenes/heroes';
import { londonEye } from './scenes/london-eye';
import { museums } from './scenes/museums';
import { naturalHistoryMuseum } from './scenes/natural-history-museum';
import { onTheRiver } from './scenes/on-the-river';
import { palaces } from './scenes/palaces';
import { parks } from './scenes/parks';
import { squares } from './scenes/squares';
import { stPaulsCathedral } from './scenes/st-pauls-cathedral';
import { tateModernPictures } from './scenes/tate-modern';
import { towerOfLondon } from './scenes/tower-of-london';
import { towers } from './scenes/towers';
import { westminsterAbbey } from './scenes/westminster-abbey';
import { restaurantPictures } from './tables/restaurants';

/** Every picture of the pack, in the order of the guide. */
export const catalogue: readonly Picture[] = [
  ...heroes,
  ...towerOfLondon,
  ...londonEye,
  ...buckinghamPalace,
  ...britishMuseum,
  ...stPaulsCathedral,
  ...naturalHistoryMuseum,
  ...westminsterAbbey,
  ...tateModernPictures,
  ...onTheRiver,
  ...parks,
  ...museums,
  ...palaces,
  ...squares,
  ...towers,
  ...restaurantPictures,
  ...pubPictures,
  ...areaPictures,
];
