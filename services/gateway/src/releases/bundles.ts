import type { Release } from '@guide/contracts/api';
import { integrityOf } from '@guide/contracts/module/integrity';
import { readServerBundle } from './store';

/**
 * Reads releases' server bundles from the module store.
 * @returns reads one; it throws when the bundle is not what was registered
 */
export const createBundleReader =
  (store: string) =>
  async ({ module, version, serverIntegrity }: Release): Promise<string> => {
    const code = await readServerBundle(store, module, version);
    if (integrityOf(code) !== serverIntegrity) throw new Error('found that its server bundle was changed');
    return code;
  };
