import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { registeredFile } from './integrity';
import { LOAD_TIMEOUT_MS } from './timeout';

/**
 * Hooks of the federation runtime. A module's entry loads only with its registered hash; the entry contains the hashes
 * of the module's other files (docs/decisions/0036-subresource-integrity-and-shared-globals.md).
 */
const plugin = (): ModuleFederationRuntimePlugin => ({
  name: 'guide-shell',
  createScript({ url }) {
    const { url: src, integrity, release } = registeredFile(url);
    const script = Object.assign(document.createElement('script'), { src, crossOrigin: 'anonymous' });
    if (integrity) script.integrity = integrity;
    // For entries of other bundlers, which add their scripts themselves.
    script.dataset.integrity = JSON.stringify(release?.integrity ?? {});
    return { script, timeout: LOAD_TIMEOUT_MS };
  },
  // The runtime only preloads style sheets: a linked one would count as applied.
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
