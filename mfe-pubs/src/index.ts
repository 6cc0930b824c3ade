import type { ModuleExports } from '@guide/contracts/module';
import PubDetail from './screens/PubDetail';
import TopPubs from './screens/TopPubs';

export const screens: ModuleExports['screens'] = { TopPubs, PubDetail };
