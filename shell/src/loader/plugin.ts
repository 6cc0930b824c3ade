import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { registeredFile } from './integrity';
import { LOAD_TIMEOUT_MS } from './timeout';

/** Loads module entries with their registered hash; the entry has the hashes of the other files (decision 36). */
const plugin = (): ModuleFederationRuntimePlugin => ({
  name: 'guide-shell',
  createScript({ url }) {
    const { url: src, integrity, release } = registeredFile(url);
    const script = Object.assign(document.createElement('script'), { src, crossOrigin: 'anonymous' });
    if (integrity) script.integrity = integrity;
    // Entries of other bundlers read this to add their scripts.
    script.dataset.integrity = JSON.stringify(release?.integrity ?? {});
    return { script, timeout: LOAD_TIMEOUT_MS };
  },
  // The runtime must only preload style sheets: it would treat a linked one as applied.
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
