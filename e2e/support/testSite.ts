import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';

/** Settings without rate limits: all requests of a test come from one address. */
export const UNLIMITED = {
  WRITE_RATE: '0',
  NOT_FOUND_RATE: '0',
  RENDER_BUDGET_MS: '0',
  INSIGHTS_BUDGET_MS: '0',
};

/** Starts a site with a temporary data folder, which `close` removes. */
export async function openSite(
  env: Record<string, string> = UNLIMITED,
  { city = 'london', development = false, onLine = (_line: string) => {}, log = (_line: string) => {} } = {},
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guide-e2e-'));
  const buildFolder = await buildSite({ city, development, log });
  const site = await startSite({ buildFolder, dataDir, city, env, onLine });
  return {
    ...site,
    dataDir,
    buildFolder,
    async close(): Promise<void> {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;
