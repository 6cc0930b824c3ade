import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { root } from '../../tooling/commands/preflight.mjs';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { startDatabase } from '../../tooling/commands/site.mjs';

export async function openStand() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-bench-'));
  const database = await startDatabase(folder, () => {});
  const { url } = database.ready;
  const client = await new MongoClient(url, { ignoreUndefined: true }).connect();
  return {
    url,
    client,
    database,
    startService: () =>
      startProgram('services/analytics/src/server.ts', {
        env: {
          NODE_ENV: 'production',
          MONGODB_URL: url,
          CITY_FOLDER: path.join(root, 'cities/london'),
          PORT: '0',
          LOG_LEVEL: 'silent',
          WRITE_RATE: '0',
          INSIGHTS_BUDGET_MS: '0',
        },
      }),
    async close() {
      await client.close();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** User agent of a Firefox version. It distinguishes visitors of the same address. */
export const agent = (version) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
