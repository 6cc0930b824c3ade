import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@guide/contracts/api';
import type { Registry } from './registry';
import { baseOf, upload } from './store';

/** What a build says of itself in its `release.json`. */
type BuiltRelease = Omit<Release, 'base' | 'releasedAt'>;

/**
 * Registers every built module whose version the registry does not know yet, and makes it live. A version that is
 * known stays as it is, so that a start never undoes a rollback.
 * @param modulesBuild the folder with one built module per folder
 * @param modulesUrl where browsers find the store; default: this gateway
 */
export async function publishBuilds(
  modulesBuild: string,
  store: string,
  registry: Registry,
  modulesUrl?: string,
): Promise<string[]> {
  const published: string[] = [];
  for (const name of await readdir(modulesBuild)) {
    const build = path.join(modulesBuild, name);
    const built: BuiltRelease = JSON.parse(await readFile(path.join(build, 'release.json'), 'utf8'));
    await upload(store, built.module, built.version, build);
    if (await registry.find(built.module, built.version)) continue;
    await registry.add({
      ...built,
      base: baseOf(built.module, built.version, modulesUrl),
      releasedAt: new Date().toISOString(),
    });
    await registry.promote(built.module, built.version);
    published.push(`${built.module} ${built.version}`);
  }
  return published;
}
