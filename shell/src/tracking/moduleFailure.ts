import type { Api } from '@guide/contracts/api';
import { statisticsState } from '../settings/statistics';
import { sendEvent } from './events';

/** Counts a module's failure by module and version for the live insights; of a visitor who is not counted it is not (D-35). */
export function trackModuleFailure(api: Api, module: string, version: string, kind: 'load' | 'render'): void {
  if (statisticsState() !== 'counted') return;
  sendEvent(api, {
    name: 'module_failure',
    category: 'modules',
    properties: JSON.stringify({ module, version, kind }),
    label: module,
  });
}
