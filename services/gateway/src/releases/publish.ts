import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@guide/contracts/api';
import type { Registry } from './registry';
import { baseOf, upload } from './store';

/** What a build says of itself in its `release.json`. */
type BuiltRelease = Omit<Release, 'base' | 'releasedAt'>;

/** A module that was built but is not live, because a team decided what is. */
interface HeldBack {
  module: string;
  built: string;
  live: string;
}

/**
 * Registers every built module, and makes it live where nothing is live yet or what is live came from a start (D-64).
 * @param modulesBuild the folder with one built module per folder
 * @param registry whose changes are a start's
 * @param modulesUrl where browsers find the store; default: this gateway
 * @returns what was built and did not become live
 */
export async function publishBuilds(
  modulesBuild: string,
  store: string,
  registry: Registry,
  modulesUrl?: string,
): Promise<HeldBack[]> {
  const heldBack: HeldBack[] = [];
  for (const name of await readdir(modulesBuild)) {
    const build = path.join(modulesBuild, name);
    const built: BuiltRelease = JSON.parse(await readFile(path.join(build, 'release.json'), 'utf8'));
    const { module, version } = built;
    await upload(store, module, version, build);
    await registry.add({
      ...built,
      base: baseOf(module, version, modulesUrl),
      releasedAt: new Date().toISOString(),
    });
    const live = await registry.promoteFromStart(module, version);
    if (live) heldBack.push({ module, built: version, live });
  }
  return heldBack;
}
