import type { PinnedRelease } from '@guide/contracts/api';
import type { Screen } from '@guide/contracts/module';
import type { ComponentType } from 'react';
import { reportHydrated, reportOnce, startHealthCheck } from '../tracking/outcomes';
import type { ReportFailure } from '../tracking/reportFailure';
import { allowDeveloperOrigin, removeRefusedStyles } from './integrity';
import { fulfilled, LoadError, type Loader } from './loader';
import { fetchReleases, register, request } from './request';
import { LateError, withTimeout } from './timeout';

/** A release that failed with this many of its screens and widgets is not tried for the others either. */
const MAX_FAILED_PARTS = 2;

/**
 * The browser's loader: modules come from the releases that this page is pinned to, when a route or widget first
 * needs them. When one fails, the registry is read for what is live now; that is loaded with fresh files, then the release
 * before it.
 * @param modules the pinned releases, by module name
 * @param report called with each failure of a release
 * @param overrides developers' manifests in place of releases, by module name
 */
export function federationLoader(
  modules: Record<string, PinnedRelease>,
  report: ReportFailure,
  overrides: Record<string, string> = {},
): Loader {
  removeRefusedStyles();
  for (const url of Object.values(overrides)) allowDeveloperOrigin(url);
  for (const release of Object.values(modules)) register(release, overrides[release.module]);
  /** The release that each screen and widget comes from, by `module/name`, once it is not the pinned one; null after it failed. */
  const current = new Map<string, PinnedRelease | null>();
  const loads = new Map<string, Promise<unknown>>();
  /** What of a release is not to be tried again before a visitor retries; `everything` stands for all of it. */
  const failed = new Map<string, Set<string>>();

  /** The error of each screen and widget that failed while rendering, by `module/name`: the cause when nothing replaces it. */
  const renderErrors = new Map<string, Error>();

  function setFailed(release: PinnedRelease, name: string): void {
    const parts = failed.get(idOf(release)) ?? new Set();
    failed.set(idOf(release), parts.add(name));
  }

  function hasFailed(release: PinnedRelease, name: string): boolean {
    const parts = failed.get(idOf(release));
    return !!parts && (parts.has(name) || parts.has(EVERYTHING) || parts.size >= MAX_FAILED_PARTS);
  }

  /** The release that gives a screen or widget now, or null if the registry is to be read. */
  function releaseFor(module: string, name: string): PinnedRelease | null {
    const known = current.get(`${module}/${name}`);
    if (known !== undefined) return known;
    const pinned = modules[module];
    return pinned && !hasFailed(pinned, name) ? pinned : null;
  }

  async function attempt<T>(release: PinnedRelease, name: string): Promise<T> {
    startHealthCheck(release);
    try {
      const found = await request<T>(release, name);
      reportHydrated(release);
      return found;
    } catch (error) {
      report(release, error as Error, 'load');
      throw error;
    }
  }

  async function find<T>(module: string, name: string): Promise<T> {
    const release = releaseFor(module, name);
    if (!release) return findInRegistry(module, name);
    return attempt<T>(release, name).catch((error) => {
      // What was too slow once is not waited for a second time.
      if (error instanceof LateError) setFailed(release, EVERYTHING);
      return findInRegistry(module, name);
    });
  }

  async function findInRegistry<T>(module: string, name: string): Promise<T> {
    const pinned = modules[module] ? [modules[module]] : [];
    const releases = overrides[module] ? pinned : await fetchReleases(module).catch(() => pinned);
    let cause: unknown = renderErrors.get(`${module}/${name}`);
    for (const release of releases.filter((one) => !hasFailed(one, name))) {
      if (!overrides[module]) register(release);
      try {
        const found = await attempt<T>(release, name);
        current.set(`${module}/${name}`, release);
        return found;
      } catch (error) {
        cause = error;
        setFailed(release, name);
      }
    }
    throw new Error(`No release of ${module} gives ${name}`, { cause });
  }

  function load<T>(module: string, name: string): Promise<T> {
    const key = `${module}/${name}`;
    const known = loads.get(key);
    if (known) return known as Promise<T>;
    const work = find<T>(module, name);
    const later = work.then((value) => {
      // Only in place of one that was given up: to React another promise is another value.
      if (Reflect.get(promise, 'status') === 'rejected') loads.set(key, fulfilled(value));
    });
    const promise = withTimeout(work, () => new Error(`${key} is late`)).catch((error: Error) => {
      throw new LoadError(error, later);
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

  function dropLoad(module: string, name: string): void {
    current.set(`${module}/${name}`, null);
    loads.delete(`${module}/${name}`);
  }

  return {
    screen: (module, name) => load<Screen>(module, name),
    widget: (module, name) => load<ComponentType<Record<string, unknown>>>(module, name),
    resetFailures(module) {
      for (const id of failed.keys()) if (id.startsWith(`${module}@`)) failed.delete(id);
      for (const key of loads.keys())
        if (key.startsWith(`${module}/`)) dropLoad(module, key.slice(module.length + 1));
    },
    markFailed(module, name, error) {
      renderErrors.set(`${module}/${name}`, error);
      const release = releaseFor(module, name);
      if (release) {
        setFailed(release, name);
        report(release, error, 'render');
      }
      dropLoad(module, name);
    },
    markSlow(module, message) {
      const release = modules[module];
      if (release) reportOnce(release, 'slow', message);
    },
  };
}

/** In the place of the name of a screen or widget: all of them. */
const EVERYTHING = '*';
const idOf = ({ module, version }: PinnedRelease) => `${module}@${version}`;
