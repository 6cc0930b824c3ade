import type { PinnedRelease } from '@guide/contracts/api';
import type { Screen } from '@guide/contracts/module';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { pinReleases } from './integrity';
import type { Loader } from './loader';

/** How long a retry waits for the files themselves, ms. */
const REFETCH_TIMEOUT = 3000;

/**
 * The browser's loader: modules come from the releases that this page is pinned to, each by its own federation
 * entry, when a route or widget first asks.
 * @param modules the pinned releases, by module name
 * @param overrides developers' manifests in place of releases, by module name
 */
export function federationLoader(
  modules: Record<string, PinnedRelease>,
  overrides: Record<string, string> = {},
): Loader {
  pinReleases(modules, Object.values(overrides));
  registerRemotes(
    Object.values(modules).map((release) => ({
      name: release.container,
      entry: overrides[release.module] ?? new URL(release.base + release.entry, document.baseURI).href,
    })),
  );
  const loads = new Map<string, Promise<unknown>>();
  const failed = new Set<string>();

  function load<T>(module: string, name: string): Promise<T> {
    const key = `${module}/${name}`;
    const known = loads.get(key);
    if (known) return known as Promise<T>;
    const again = failed.delete(module);
    const promise = request<T>(modules[module], name, again);
    loads.set(key, promise);
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      (reason) => {
        failed.add(module);
        Object.assign(promise, { status: 'rejected', reason });
      },
    );
    return promise;
  }

  return {
    screen: (module, name) => load<Screen>(module, name),
    widget: (module, name) => load<ComponentType<Record<string, unknown>>>(module, name),
    forget(module) {
      for (const [key, promise] of loads) {
        if (key.startsWith(`${module}/`) && Reflect.get(promise, 'status') !== 'fulfilled') loads.delete(key);
      }
    },
  };
}

async function request<T>(release: PinnedRelease | undefined, name: string, again: boolean): Promise<T> {
  const files = release?.exposes[name];
  if (!release || !files) throw new Error(`No release offers ${name}`);
  if (again) await refetch(release, [release.entry, ...files.js, ...files.css]);
  const exported = await loadRemote<{ default: T }>(`${release.container}/${name}`);
  if (!exported?.default) throw new Error(`${release.module} ${release.version} has no ${name}`);
  return exported.default;
}

/** Replaces what the browser kept of a release's files: bad bytes under an immutable URL would defeat a retry. */
const refetch = (release: PinnedRelease, files: string[]) =>
  Promise.allSettled(
    files.map(async (file) => {
      const options = { cache: 'reload', signal: AbortSignal.timeout(REFETCH_TIMEOUT) } as const;
      const answer = await fetch(release.base + file, { ...options, integrity: release.integrity[file] });
      await answer.arrayBuffer();
    }),
  );
