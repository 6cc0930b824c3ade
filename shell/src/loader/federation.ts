import type { PinnedRelease } from '@guide/contracts/api';
import type { Screen } from '@guide/contracts/module';
import type { ComponentType } from 'react';
import { reportHydrated, reportOnce, startHealthCheck } from '../tracking/outcomes';
import type { ReportFailure } from '../tracking/reportFailure';
import { allowDeveloperOrigin, removeRefusedStyles } from './integrity';
import { fulfilled, LoadError, type Loader } from './loader';
import { fetchReleases, register, request } from './request';
import { LateError, withTimeout } from './timeout';

/** Skip a release after this many failed screens and widgets. */
const MAX_FAILED_PARTS = 2;

/**
 * Tries the pinned release first, then the registry's releases, best first.
 * @param report - called for each failure of a release
 * @param overrides - developers' manifest URLs by module name
 */
export function federationLoader(
  modules: Record<string, PinnedRelease>,
  report: ReportFailure,
  overrides: Record<string, string> = {},
): Loader {
  for (const url of Object.values(overrides)) allowDeveloperOrigin(url);
  for (const release of Object.values(modules)) register(release, overrides[release.module]);
  removeRefusedStyles();
  /** The release of each `module/name` that does not use the pinned one; null after a failure. */
  const current = new Map<string, PinnedRelease | null>();
  const loads = new Map<string, Promise<unknown>>();
  /** Failed parts by release, until the visitor retries; `EVERYTHING` stands for all parts. */
  const failed = new Map<string, Set<string>>();

  const renderErrors = new Map<string, Error>();

  function setFailed(release: PinnedRelease, name: string): void {
    const parts = failed.get(idOf(release)) ?? new Set();
    failed.set(idOf(release), parts.add(name));
  }

  function hasFailed(release: PinnedRelease, name: string): boolean {
    const parts = failed.get(idOf(release));
    return !!parts && (parts.has(name) || parts.has(EVERYTHING) || parts.size >= MAX_FAILED_PARTS);
  }

  /** Returns null if the registry must be read. */
  function releaseFor(module: string, name: string): PinnedRelease | null {
    const release = current.get(`${module}/${name}`);
    if (release !== undefined) return release;
    const pinned = modules[module];
    return pinned && !hasFailed(pinned, name) ? pinned : null;
  }

  async function attempt<T>(release: PinnedRelease, name: string): Promise<T> {
    startHealthCheck(release);
    try {
      const part = await request<T>(release, name);
      reportHydrated(release);
      return part;
    } catch (error) {
      report(release, error as Error, 'load');
      throw error;
    }
  }

  async function find<T>(module: string, name: string): Promise<T> {
    const release = releaseFor(module, name);
    if (!release) return findInRegistry(module, name);
    return attempt<T>(release, name).catch((error) => {
      // Do not retry after a timeout.
      if (error instanceof LateError) setFailed(release, EVERYTHING);
      return findInRegistry(module, name);
    });
  }

  async function findInRegistry<T>(module: string, name: string): Promise<T> {
    const pinned = modules[module] ? [modules[module]] : [];
    const releases = overrides[module] ? pinned : await fetchReleases(module).catch(() => pinned);
    let cause: unknown = renderErrors.get(`${module}/${name}`);
    for (const release of releases.filter((candidate) => !hasFailed(candidate, name))) {
      if (!overrides[module]) register(release);
      try {
        const part = await attempt<T>(release, name);
        current.set(`${module}/${name}`, release);
        return part;
      } catch (error) {
        cause = error;
        setFailed(release, name);
      }
    }
    throw new Error(`No release of ${module} gives ${name}`, { cause });
  }

  function load<T>(module: string, name: string): Promise<T> {
    const key = `${module}/${name}`;
    const existing = loads.get(key);
    if (existing) return existing as Promise<T>;
    const work = find<T>(module, name);
    const later = work.then((value) => {
      // Replace the promise only after a timeout: React treats a new promise as a new value.
      if (Reflect.get(promise, 'status') === 'rejected') loads.set(key, fulfilled(value));
    });
    const promise = withTimeout(work, () => new Error(`${key} is late`)).catch((error: Error) => {
      throw new LoadError(error, later);
    });
    later.catch(() => {});
    loads.set(key, promise);
    promise.then(
      (value) => void Object.assign(promise, { status: 'fulfilled', value }),
      // Without `void` the new promise would reject unhandled.
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

const EVERYTHING = '*';
const idOf = ({ module, version }: PinnedRelease) => `${module}@${version}`;
