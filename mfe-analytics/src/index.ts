import type { ModuleExports } from '@guide/contracts/module';
import { drawWith } from './charts/Chart';
import { draw } from './charts/draw';
import Dashboard from './screens/Dashboard';

export const screens: ModuleExports['screens'] = { Dashboard };

drawWith(draw);
