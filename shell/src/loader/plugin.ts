import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrity';

/** How long a module's script may take before its boundary shows, ms. */
const TIMEOUT = 3000;
const attempts = new Map<string, number>();

/**
 * Hooks of the federation runtime. A script that failed or hung is asked for again under another URL, because
 * browsers join a second request to a hung one; a style is only preloaded here, or the bundler would believe
 * that it is applied already.
 */
const plugin = (): ModuleFederationRuntimePlugin => ({
  name: 'guide-shell',
  createScript({ url, attrs }) {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attrs ?? {})) {
      if (name !== 'async' && name !== 'defer') script.setAttribute(name, String(value));
    }
    script.async = true;
    script.crossOrigin = 'anonymous';
    const integrity = integrityOf(url);
    if (integrity) script.integrity = integrity;
    const failures = attempts.get(url) ?? 0;
    const fail = () => {
      clearTimeout(timer);
      attempts.set(url, failures + 1);
    };
    const timer = setTimeout(fail, TIMEOUT - 10);
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', fail);
    script.src = failures ? `${url}?retry=${failures}` : url;
    return { script, timeout: TIMEOUT };
  },
  createLink({ url, attrs }) {
    const link = document.createElement('link');
    const wanted: Record<string, unknown> = { ...attrs };
    if (wanted.rel === 'stylesheet') Object.assign(wanted, { rel: 'preload', as: 'style', type: undefined });
    for (const [name, value] of Object.entries(wanted)) {
      if (value !== undefined) link.setAttribute(name, String(value));
    }
    link.crossOrigin = 'anonymous';
    const integrity = integrityOf(url);
    if (integrity) link.integrity = integrity;
    link.href = url;
    return link;
  },
});

export default plugin;
