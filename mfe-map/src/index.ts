import type { ModuleExports } from '@guide/contracts/module';
import mapScreen from './screens/Map';

export const screens: ModuleExports['screens'] = { Map: mapScreen };
