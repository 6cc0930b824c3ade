import type { ModuleExports } from '@guide/contracts/module';
import Attraction from './screens/Attraction';
import Attractions from './screens/Attractions';
import Home from './screens/Home';
import Restaurants from './screens/Restaurants';
import TopAttractions from './screens/TopAttractions';

export const screens: ModuleExports['screens'] = {
  Attraction,
  Attractions,
  Home,
  Restaurants,
  TopAttractions,
};
