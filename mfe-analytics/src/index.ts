/** What the analytics module exports (`contracts/module`). */
import type { ModuleExports } from '@guide/contracts/module';
import Dashboard from './screens/Dashboard';

export const screens: ModuleExports['screens'] = { Dashboard };
