import type { ModuleExports } from '@guide/contracts/module';
import Search from './screens/Search';

export const screens: ModuleExports['screens'] = { Search };
