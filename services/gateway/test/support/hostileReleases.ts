import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@guide/contracts/api';
import { integrityOf } from '@guide/contracts/module/integrity';
import { ask } from './ask';
import type { TestGateway } from './gateway';
import { keysOf, openRegistry, openSigner, signable } from './signing';

/** A bundle with one screen; `before` runs when the bundle is evaluated. */
export const bundle = (component: string, load = 'undefined', before = '') => `${before};
const { createElement } = require('react');
const title = (text) => createElement('h1', null, text);
exports.screens = { Home: {
  load: ${load},
  head: () => ({ title: 'Home', description: 'Home' }),
  Component: ${component},
} };`;

/** Access to a running gateway's registry and module store that bypasses all release checks. */
export async function openReleases({ url, store, database }: TestGateway) {
  const registry = await openRegistry(database.client.db('guide_gateway'), keysOf(database));
  const sign = await openSigner(keysOf(database));
  const good = (await registry.find('discover', '1.0.0'))!;

  const versions = async (): Promise<Record<string, string>> =>
    JSON.parse((await ask(url, { path: '/api/modules/live' })).body);

  return {
    registry,
    good,
    /**
     * Registers a release.
     * @param stored - what the store contains instead of the bundle @param more - manifest fields
     */
    async add(
      module: string,
      version: string,
      code: string,
      stored = code,
      more: Partial<ReleaseManifest> = {},
    ): Promise<ReleaseManifest> {
      const folder = path.join(store, module, version, 'server');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'server.cjs'), stored);
      const serverIntegrity = integrityOf(code);
      return registry.add(
        await sign({ ...signable(good), module, version, owner: 'Team Hostile', serverIntegrity, ...more }),
      );
    },
    /** Resolves when the gateway serves this version. */
    async untilLive(module: string, version: string): Promise<void> {
      while ((await versions())[module] !== version);
    },
  };
}
