import type { Release } from '@guide/contracts/api';
import { integrityOf } from '@guide/contracts/module/integrity';
import type { Verifier } from './signing/verify';
import { readServerBundle } from './store';

/**
 * Reads releases' server bundles from the module store.
 * @returns reads one; it throws when its release is refused by now, or the bundle is not what was signed
 */
export const createBundleReader =
  (store: string, verifier: Verifier) =>
  async ({ signed }: Release): Promise<string> => {
    const { module, version, serverIntegrity } = await verifier.verify(signed);
    const code = await readServerBundle(store, module, version);
    if (integrityOf(code) !== serverIntegrity) throw new Error('found that its server bundle was changed');
    return code;
  };
