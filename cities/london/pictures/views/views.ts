import { banquetingHouseViews } from './banqueting-house';
import { bigBenViews } from './big-ben';
import { boroughMarketViews } from './borough-market';
import { churchillWarRoomsViews } from './churchill-war-rooms';
import { coventGardenViews } from './covent-garden';
import { cuttySarkViews } from './cutty-sark';
import { greenwichParkViews } from './greenwich-park';
import { hamptonCourtPalaceViews } from './hampton-court-palace';
import { hmsBelfastViews } from './hms-belfast';
import { hydeParkViews } from './hyde-park';
import { kensingtonPalaceViews } from './kensington-palace';
import { kewGardensViews } from './kew-gardens';
import { londonZooViews } from './london-zoo';
import { nationalGalleryViews } from './national-gallery';
import { nationalMaritimeMuseumViews } from './national-maritime-museum';
import { piccadillyCircusViews } from './piccadilly-circus';
import { regentsParkViews } from './regents-park';
import { royalObservatoryViews } from './royal-observatory';
import { scienceMuseumViews } from './science-museum';
import { shakespearesGlobeViews } from './shakespeares-globe';
import { skyGardenViews } from './sky-garden';
import { stJamessParkViews } from './st-jamess-park';
import { tateBritainViews } from './tate-britain';
import { theMonumentViews } from './the-monument';
import { theShardViews } from './the-shard';
import { towerBridgeViews } from './tower-bridge';
import { trafalgarSquareViews } from './trafalgar-square';
import { victoriaAndAlbertMuseumViews } from './victoria-and-albert-museum';

/** Two more views of each place that had one: something close to, and another side, hour or season. */
export const views = [
  ...towerBridgeViews,
  ...bigBenViews,
  ...hydeParkViews,
  ...nationalGalleryViews,
  ...scienceMuseumViews,
  ...victoriaAndAlbertMuseumViews,
  ...kensingtonPalaceViews,
  ...hamptonCourtPalaceViews,
  ...regentsParkViews,
  ...greenwichParkViews,
  ...royalObservatoryViews,
  ...cuttySarkViews,
  ...theShardViews,
  ...skyGardenViews,
  ...shakespearesGlobeViews,
  ...boroughMarketViews,
  ...coventGardenViews,
  ...trafalgarSquareViews,
  ...piccadillyCircusViews,
  ...kewGardensViews,
  ...tateBritainViews,
  ...nationalMaritimeMuseumViews,
  ...churchillWarRoomsViews,
  ...hmsBelfastViews,
  ...theMonumentViews,
  ...banquetingHouseViews,
  ...stJamessParkViews,
  ...londonZooViews,
];
