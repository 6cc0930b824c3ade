import type { PinnedRelease } from '@guide/contracts/api';
import type { Screen } from '@guide/contracts/module';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { pinReleases } from './integrity';
import type { Loader } from './loader';

/**
 * The browser's loader: modules come from the releases that this page is pinned to, each by its own federation
 * entry, when a route or widget first asks.
 * @param modules the pinned releases, by module name
 */
export function federationLoader(modules: Record<string, PinnedRelease>): Loader {
  pinReleases(modules);
  registerRemotes(
    Object.values(modules).map((release) => ({
      name: release.container,
      entry: new URL(release.base + release.entry, document.baseURI).href,
    })),
  );
  const loads = new Map<string, Promise<unknown>>();

  function load<T>(module: string, name: string): Promise<T> {
    const key = `${module}/${name}`;
    const known = loads.get(key);
    if (known) return known as Promise<T>;
    const promise = request<T>(modules[module], name);
    loads.set(key, promise);
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      (reason) => Object.assign(promise, { status: 'rejected', reason }),
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

async function request<T>(release: PinnedRelease | undefined, name: string): Promise<T> {
  if (!release?.exposes[name]) throw new Error(`No release offers ${name}`);
  const exported = await loadRemote<{ default: T }>(`${release.container}/${name}`);
  if (!exported?.default) throw new Error(`${release.module} ${release.version} has no ${name}`);
  return exported.default;
}
