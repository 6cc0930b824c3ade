import type { PinnedRelease } from '@guide/contracts/api';
import type { Screen } from '@guide/contracts/module';
import type { ComponentType } from 'react';
import type { ReportFailure } from '../tracking/reportFailure';
import { allowDeveloperOrigin } from './integrity';
import { fulfilled, LoadError, type Loader } from './loader';
import { fetchReleases, register, request } from './request';
import { enforceScriptIntegrity, removeRefusedStyles } from './scriptIntegrity';
import { LOAD_TIMEOUT_MS, withTimeout } from './timeout';

/**
 * The browser's loader: modules come from the releases that this page is pinned to, when a route or widget first
 * asks. When one fails, the registry is asked what is live now; that is loaded with fresh files, then the release
 * before it.
 * @param modules the pinned releases, by module name
 * @param report takes each failure of a release
 * @param overrides developers' manifests in place of releases, by module name
 */
export function federationLoader(
  modules: Record<string, PinnedRelease>,
  report: ReportFailure,
  overrides: Record<string, string> = {},
): Loader {
  enforceScriptIntegrity();
  removeRefusedStyles();
  for (const url of Object.values(overrides)) allowDeveloperOrigin(url);
  for (const release of Object.values(modules)) register(release, overrides[release.module]);
  /** The release that each module comes from; none after it failed. */
  const current = new Map(Object.entries(modules));
  const loads = new Map<string, Promise<unknown>>();
  /** Versions not to be tried again before a visitor asks, as `module@version`. */
  const failed = new Set<string>();

  async function attempt<T>(release: PinnedRelease, name: string): Promise<T> {
    try {
      return await request<T>(release, name);
    } catch (error) {
      report(release, error as Error, 'load');
      throw error;
    }
  }

  async function find<T>(module: string, name: string): Promise<T> {
    const release = current.get(module);
    if (!release) return findInRegistry(module, name);
    const began = performance.now();
    return attempt<T>(release, name).catch(() => {
      // What was too slow once is not waited for a second time.
      if (performance.now() - began >= LOAD_TIMEOUT_MS) failed.add(idOf(release));
      return findInRegistry(module, name);
    });
  }

  async function findInRegistry<T>(module: string, name: string): Promise<T> {
    const pinned = modules[module] ? [modules[module]] : [];
    const releases = overrides[module] ? pinned : await fetchReleases(module).catch(() => pinned);
    for (const release of releases.filter((one) => !failed.has(idOf(one)))) {
      if (!overrides[module]) register(release);
      try {
        const found = await attempt<T>(release, name);
        current.set(module, release);
        return found;
      } catch {
        failed.add(idOf(release));
      }
    }
    throw new Error(`No release of ${module} gives ${name}`);
  }

  function load<T>(module: string, name: string): Promise<T> {
    const key = `${module}/${name}`;
    const known = loads.get(key);
    if (known) return known as Promise<T>;
    const work = find<T>(module, name);
    const later = work.then((value) => {
      // Only in place of one that was given up: React takes another promise for the same thing as a new one.
      if (Reflect.get(promise, 'status') === 'rejected') loads.set(key, fulfilled(value));
    });
    const promise = withTimeout(work, () => new Error(`${key} is late`)).catch((error: Error) => {
      throw new LoadError(error.message, later);
    });
    later.catch(() => {});
    loads.set(key, promise);
    promise.then(
      (value) => void Object.assign(promise, { status: 'fulfilled', value }),
      // Without `void` the rejected promise itself would be passed on, unhandled.
      (reason) => void Object.assign(promise, { status: 'rejected', reason }),
    );
    return promise;
  }

  function dropLoads(module: string): void {
    current.delete(module);
    for (const key of loads.keys()) if (key.startsWith(`${module}/`)) loads.delete(key);
  }

  return {
    screen: (module, name) => load<Screen>(module, name),
    widget: (module, name) => load<ComponentType<Record<string, unknown>>>(module, name),
    resetFailures(module) {
      for (const id of failed) if (id.startsWith(`${module}@`)) failed.delete(id);
      dropLoads(module);
    },
    markFailed(module, error) {
      const release = current.get(module);
      if (release) {
        failed.add(idOf(release));
        report(release, error, 'render');
      }
      dropLoads(module);
    },
  };
}

const idOf = ({ module, version }: PinnedRelease) => `${module}@${version}`;
