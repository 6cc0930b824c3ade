import type { ModuleExports } from '@guide/contracts/module';
import Postcards from './screens/Postcards';

export const screens: ModuleExports['screens'] = { Postcards };
