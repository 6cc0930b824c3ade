import type { ModuleExports } from '@guide/contracts/module';
import Favorites from './screens/Favorites';
import Planner from './screens/Planner';
import SaveButton from './widgets/SaveButton';

export const screens: ModuleExports['screens'] = { Planner, Favorites };
export const widgets = { SaveButton };
