import { allHallowsByTheTower } from './all-hallows-by-the-tower';
import { barbicanCentre } from './barbican-centre';
import { britishLibrary } from './british-library';
import { brunelMuseum } from './brunel-museum';
import { camdenMarket } from './camden-market';
import { charlesDickensMuseum } from './charles-dickens-museum';
import { chelseaPhysicGarden } from './chelsea-physic-garden';
import { chinatown } from './chinatown';
import { christChurchSpitalfields } from './christ-church-spitalfields';
import { cleopatrasNeedle } from './cleopatras-needle';
import { columbiaRoadFlowerMarket } from './columbia-road-flower-market';
import { hamHouse } from './ham-house';
import { hampsteadHeath } from './hampstead-heath';
import { kenwoodHouse } from './kenwood-house';
import { leadenhallMarket } from './leadenhall-market';
import { londonTransportMuseum } from './london-transport-museum';
import { museumOfBrands } from './museum-of-brands';
import { museumOfTheHome } from './museum-of-the-home';
import { oldSpitalfieldsMarket } from './old-spitalfields-market';
import { portobelloRoadMarket } from './portobello-road-market';
import { postalMuseum } from './postal-museum';
import { richmondPark } from './richmond-park';
import { royalAcademyOfArts } from './royal-academy-of-arts';
import { saatchiGallery } from './saatchi-gallery';
import { somersetHouse } from './somerset-house';
import { southbankCentre } from './southbank-centre';
import { stJohnsGate } from './st-johns-gate';
import { stKatharineDocks } from './st-katharine-docks';
import { surreyDocksFarm } from './surrey-docks-farm';
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
  ...brunelMuseum,
  ...surreyDocksFarm,
  ...cleopatrasNeedle,
  ...somersetHouse,
  ...chelseaPhysicGarden,
  ...saatchiGallery,
  ...portobelloRoadMarket,
  ...museumOfBrands,
  ...columbiaRoadFlowerMarket,
  ...museumOfTheHome,
  ...chinatown,
  ...londonTransportMuseum,
  ...leadenhallMarket,
  ...barbicanCentre,
];
