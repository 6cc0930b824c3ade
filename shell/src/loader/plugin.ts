import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { registeredFile } from './integrity';
import { LOAD_TIMEOUT_MS } from './timeout';

/** Loads a module's entry only with its registered hash; the entry has the hashes of the other files (decision 36). */
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
