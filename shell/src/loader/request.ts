import { callOperation, type PinnedRelease } from '@guide/contracts/api';
import { moduleReleases } from '@guide/contracts/api/page-operations';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadTexts } from '../texts';
import { allowRelease, bustCache, registeredFile } from './integrity';
import { LateError, withTimeout } from './timeout';

/** Makes a release loadable. Build names are unique, so a page can load two releases of a module. */
export function register(release: PinnedRelease, entry?: string): void {
  allowRelease(release);
  const url = new URL(release.base + release.entry, document.baseURI).href;
  registerRemotes([{ name: release.container, entry: entry ?? url }]);
}

/** Loads an exposed screen or widget. @throws if a file is missing, late, changed or unregistered, or its code fails */
export async function request<T>(release: PinnedRelease, name: string): Promise<T> {
  const late = () => new LateError(`${release.module}/${name} took too long to load`);
  try {
    const { js = [], css = [] } = release.exposes[name] ?? {};
    const files = [...js, ...css].map((file) =>
      registeredFile(new URL(release.base + file, document.baseURI).href),
    );
    const load = () => loadRemote<{ default: T }>(`${release.container}/${name}`);
    const isRetry = files[0]?.url.includes('?');
    const loaded = isRetry
      ? // A failed preload also fails the next script with its URL.
        refetch(files).then(() => files.reduce((attempt) => attempt.catch(load), load()))
      : load();
    const texts = loadTexts(release);
    const exported = await withTimeout(loaded, late);
    await texts;
    if (!exported?.default) throw new Error(`${release.module} ${release.version} has no ${name}`);
    return exported.default;
  } catch (error) {
    bustCache(release);
    throw error;
  }
}

/** Refreshes the HTTP cache, because the bundler requests the failed URLs again. */
const refetch = (files: ReturnType<typeof registeredFile>[]) =>
  Promise.allSettled(
    files.map(async ({ url, integrity }) =>
      (await fetch(url.split('?')[0]!, { cache: 'reload', integrity })).arrayBuffer(),
    ),
  );

const REGISTRY_TIMEOUT_MS = 1000;

/** Fetches a module's releases for this visitor, best first. @throws if the registry does not respond with releases */
export const fetchReleases = (module: string): Promise<PinnedRelease[]> =>
  callOperation(fetch, moduleReleases, { module }, AbortSignal.timeout(REGISTRY_TIMEOUT_MS));
