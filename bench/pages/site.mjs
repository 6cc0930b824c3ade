import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';

/** Builds and starts a guide with an empty database. */
export async function openSite(env = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guide-bench-'));
  const buildFolder = await buildSite({});
  const site = await startSite({ buildFolder, dataDir, env });
  return {
    url: site.url,
    buildFolder,
    async close() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
