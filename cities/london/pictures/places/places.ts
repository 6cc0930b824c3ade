import { allHallowsByTheTower } from './all-hallows-by-the-tower';
import { britishLibrary } from './british-library';
import { charlesDickensMuseum } from './charles-dickens-museum';
import { richmondPark } from './richmond-park';
import { royalAcademyOfArts } from './royal-academy-of-arts';
import { southbankCentre } from './southbank-centre';
import { stKatharineDocks } from './st-katharine-docks';

/** Three pictures of each further attraction, drawn by its own file, in the order of the listings. */
export const placePictures = [
  ...southbankCentre,
  ...stKatharineDocks,
  ...allHallowsByTheTower,
  ...charlesDickensMuseum,
  ...britishLibrary,
  ...royalAcademyOfArts,
  ...richmondPark,
];
