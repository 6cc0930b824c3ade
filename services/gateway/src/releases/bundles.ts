import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { Release } from '@guide/contracts/api';
import type { ModuleExports, ShellBundle } from '@guide/contracts/module';
import { integrityOf } from '@guide/contracts/module/integrity';
import { readServerBundle } from './store';

const require = createRequire(import.meta.url);

/** What a server bundle may ask for; everything else is inside it. */
const ALLOWED = new Set([
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'zustand',
]);

/**
 * Compiles a CommonJS bundle.
 * @param provided the shell's own copies, by request
 * @throws when it asks for anything that is neither provided nor allowed
 */
export function compileBundle<T>(code: string, filename: string, provided: Record<string, unknown> = {}): T {
  const module = { exports: {} as T };
  const ask = (name: string) => {
    if (name in provided) return provided[name];
    if (ALLOWED.has(name)) return require(name);
    throw new Error(`${filename} asks for ${name}`);
  };
  const run = vm.runInThisContext(`(function (require, module, exports) {${code}\n})`, { filename });
  run(ask, module, module.exports);
  return module.exports;
}

/** Loads each release's server bundle once; its hash is checked before it runs. */
export function createBundleLoader(store: string, shell: ShellBundle) {
  const loaded = new Map<string, Promise<ModuleExports>>();
  return (release: Release): Promise<ModuleExports> => {
    const key = `${release.module}@${release.version}`;
    const known = loaded.get(key);
    if (known) return known;
    const loading = (async () => {
      const code = await readServerBundle(store, release.module, release.version);
      if (integrityOf(code) !== release.serverIntegrity)
        throw new Error(`${key}: the server bundle was changed`);
      return compileBundle<ModuleExports>(code, `${key}/server.cjs`, shell.provided);
    })();
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}
