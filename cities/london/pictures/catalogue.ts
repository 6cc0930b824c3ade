import { areaPictures } from './areas/areas';
import type { Picture } from './picture';
import { placePictures } from './places/places';
import { pubPictures } from './pubs/pubs';
import { pubRooms } from './pubs/rooms';
import { restaurantFronts } from './restaurants/fronts';
import { restaurantRooms } from './restaurants/rooms';
import { banquetingHouse } from './scenes/banqueting-house';
import { bigBen } from './scenes/big-ben';
import { boroughMarket } from './scenes/borough-market';
import { britishMuseum } from './scenes/british-museum';
import { britishMuseum2 } from './scenes/british-museum-2';
import { britishMuseum3 } from './scenes/british-museum-3';
import { buckinghamPalace } from './scenes/buckingham-palace';
import { buckinghamPalace2 } from './scenes/buckingham-palace-2';
import { buckinghamPalace3 } from './scenes/buckingham-palace-3';
import { changingTheGuard } from './scenes/changing-the-guard';
import { churchillWarRooms } from './scenes/churchill-war-rooms';
import { coventGarden } from './scenes/covent-garden';
import { crownJewels } from './scenes/crown-jewels';
import { cuttySark } from './scenes/cutty-sark';
import { eyeCapsules } from './scenes/eye-capsules';
import { eyeSunset } from './scenes/eye-sunset';
import { greenwichPark } from './scenes/greenwich-park';
import { hamptonCourtPalace } from './scenes/hampton-court-palace';
import { hero1 } from './scenes/hero-1';
import { hero2 } from './scenes/hero-2';
import { hero3 } from './scenes/hero-3';
import { hmsBelfast } from './scenes/hms-belfast';
import { hydePark } from './scenes/hyde-park';
import { kensingtonPalace } from './scenes/kensington-palace';
import { kewGardens } from './scenes/kew-gardens';
import { londonEye } from './scenes/london-eye';
import { londonEye2 } from './scenes/london-eye-2';
import { londonEye3 } from './scenes/london-eye-3';
import { londonZoo } from './scenes/london-zoo';
import { nationalGallery } from './scenes/national-gallery';
import { nationalMaritimeMuseum } from './scenes/national-maritime-museum';
import { naturalHistoryMuseum } from './scenes/natural-history-museum';
import { naturalHistoryMuseum2 } from './scenes/natural-history-museum-2';
import { naturalHistoryMuseum3 } from './scenes/natural-history-museum-3';
import { piccadillyCircus } from './scenes/piccadilly-circus';
import { poetsCorner } from './scenes/poets-corner';
import { regentsPark } from './scenes/regents-park';
import { royalObservatory } from './scenes/royal-observatory';
import { scienceMuseum } from './scenes/science-museum';
import { shakespearesGlobe } from './scenes/shakespeares-globe';
import { skyGarden } from './scenes/sky-garden';
import { stJamessPark } from './scenes/st-jamess-park';
import { stPaulsCathedral } from './scenes/st-pauls-cathedral';
import { stPaulsCathedral2 } from './scenes/st-pauls-cathedral-2';
import { stPaulsCathedral3 } from './scenes/st-pauls-cathedral-3';
import { tateBritain } from './scenes/tate-britain';
import { tateModernByNight } from './scenes/tate-modern';
import { tateModern2 } from './scenes/tate-modern-2';
import { tateModern3 } from './scenes/tate-modern-3';
import { theMonument } from './scenes/the-monument';
import { theShard } from './scenes/the-shard';
import { towerBridgeRaised } from './scenes/tower-bridge';
import { towerOfLondon } from './scenes/tower-of-london';
import { towerOfLondon2 } from './scenes/tower-of-london-2';
import { towerOfLondon3 } from './scenes/tower-of-london-3';
import { trafalgarSquare } from './scenes/trafalgar-square';
import { victoriaAndAlbertMuseum } from './scenes/victoria-and-albert-museum';
import { westminsterAbbey } from './scenes/westminster-abbey';
import { westminsterAbbey2 } from './scenes/westminster-abbey-2';
import { westminsterAbbey3 } from './scenes/westminster-abbey-3';
import { restaurantPictures } from './tables/restaurants';
import { views } from './views/views';

/** Every picture of the pack, in the order of the guide. */
export const catalogue: readonly Picture[] = [
  hero1,
  hero2,
  hero3,
  towerOfLondon,
  towerOfLondon2,
  towerOfLondon3,
  crownJewels,
  londonEye,
  londonEye2,
  londonEye3,
  eyeSunset,
  ...eyeCapsules,
  buckinghamPalace,
  buckinghamPalace2,
  buckinghamPalace3,
  changingTheGuard,
  britishMuseum,
  britishMuseum2,
  britishMuseum3,
  stPaulsCathedral,
  stPaulsCathedral2,
  stPaulsCathedral3,
  naturalHistoryMuseum,
  naturalHistoryMuseum2,
  naturalHistoryMuseum3,
  westminsterAbbey,
  westminsterAbbey2,
  westminsterAbbey3,
  poetsCorner,
  tateModernByNight,
  tateModern2,
  tateModern3,
  towerBridgeRaised,
  bigBen,
  hmsBelfast,
  cuttySark,
  shakespearesGlobe,
  hydePark,
  regentsPark,
  greenwichPark,
  stJamessPark,
  kewGardens,
  londonZoo,
  nationalGallery,
  scienceMuseum,
  victoriaAndAlbertMuseum,
  tateBritain,
  nationalMaritimeMuseum,
  churchillWarRooms,
  kensingtonPalace,
  hamptonCourtPalace,
  banquetingHouse,
  royalObservatory,
  trafalgarSquare,
  piccadillyCircus,
  coventGarden,
  boroughMarket,
  theShard,
  skyGarden,
  theMonument,
  ...views,
  ...placePictures,
  ...restaurantPictures,
  ...restaurantFronts,
  ...restaurantRooms,
  ...pubPictures,
  ...pubRooms,
  ...areaPictures,
];
