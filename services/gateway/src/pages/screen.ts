import type { Release } from '@guide/contracts/api';
import type { Head, Screen, ScreenContext } from '@guide/contracts/module';
import type { createBundleLoader } from '../releases/bundles';

/** How long a module may take on the server before the page goes out without it, ms. */
export const MODULE_TIMEOUT = 1000;

/** A screen with its data in `context.queries`, ready to render. */
export interface LoadedScreen {
  screen: Screen;
  /** Undefined when the data that names the page did not come. */
  head: Head | undefined;
  status: number;
}

/**
 * Loads a screen from its release's server bundle and fills the query cache.
 * @throws when the release lacks it, its code fails, or it takes longer than `MODULE_TIMEOUT`
 */
export async function loadScreen(
  bundles: ReturnType<typeof createBundleLoader>,
  release: Release | undefined,
  name: string,
  context: ScreenContext,
): Promise<LoadedScreen> {
  if (!release) throw new Error('No release is registered');
  const load = async () => {
    const screen = (await bundles(release)).screens[name];
    if (!screen) throw new Error(`${release.module} ${release.version} has no screen ${name}`);
    const result = await screen.load?.(context);
    return { screen, head: screen.head(context), status: result?.status ?? 200 };
  };
  return within(MODULE_TIMEOUT, load());
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Loading took over ${ms} ms`)), ms);
  });
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
