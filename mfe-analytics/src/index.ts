import type { ModuleExports } from '@guide/contracts/module';
import { setServerRenderer } from './charts/Chart';
import { draw } from './charts/draw';
import Dashboard from './screens/Dashboard';

export const screens: ModuleExports['screens'] = { Dashboard };

setServerRenderer(draw);
