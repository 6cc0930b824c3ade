import { allHallowsByTheTower } from './all-hallows-by-the-tower';
import { britishLibrary } from './british-library';
import { camdenMarket } from './camden-market';
import { charlesDickensMuseum } from './charles-dickens-museum';
import { christChurchSpitalfields } from './christ-church-spitalfields';
import { hamHouse } from './ham-house';
import { hampsteadHeath } from './hampstead-heath';
import { kenwoodHouse } from './kenwood-house';
import { oldSpitalfieldsMarket } from './old-spitalfields-market';
import { postalMuseum } from './postal-museum';
import { richmondPark } from './richmond-park';
import { royalAcademyOfArts } from './royal-academy-of-arts';
import { southbankCentre } from './southbank-centre';
import { stJohnsGate } from './st-johns-gate';
import { stKatharineDocks } from './st-katharine-docks';
import { wallaceCollection } from './wallace-collection';

/** Three pictures of each further attraction, drawn by its own file, in the order of the listings. */
export const placePictures = [
  ...southbankCentre,
  ...stKatharineDocks,
  ...allHallowsByTheTower,
  ...charlesDickensMuseum,
  ...britishLibrary,
  ...royalAcademyOfArts,
  ...richmondPark,
  ...hamHouse,
  ...kenwoodHouse,
  ...hampsteadHeath,
  ...wallaceCollection,
  ...camdenMarket,
  ...postalMuseum,
  ...stJohnsGate,
  ...oldSpitalfieldsMarket,
  ...christChurchSpitalfields,
];
