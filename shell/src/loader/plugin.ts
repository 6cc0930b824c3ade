import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { LOAD_TIMEOUT_MS } from './timeout';

/**
 * Hooks of the federation runtime: an entry must be there in time, and a style is only loaded ahead, or the bundler
 * would believe that it is applied already. Hashes come from the gate.
 */
const plugin = (): ModuleFederationRuntimePlugin => ({
  name: 'guide-shell',
  createScript: () => ({ timeout: LOAD_TIMEOUT_MS }),
  createLink({ url, attrs }) {
    if (attrs?.rel !== 'stylesheet') return;
    return Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'style',
      crossOrigin: 'anonymous',
      href: url,
    });
  },
});

export default plugin;
