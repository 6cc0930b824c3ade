/** The real site in processes of its own, whose parts can be killed and started again in place. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readKey } from '../../module/src/release/keys.mjs';
import { buildSite } from '../../tooling/build/site.mjs';
import { root } from '../../tooling/commands/preflight.mjs';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { startDatabase } from '../../tooling/commands/site.mjs';
import { ensureLocalKey, keyFile, signBuilds } from '../../tooling/release/signing.mjs';

const SERVICES = ['discover', 'pubs', 'map', 'search', 'analytics'];
const city = path.join(root, 'cities/london');

/**
 * @param {{ apart?: boolean, metrics?: boolean, env?: object }} options `env`: further settings of the gateway; whether services run in processes of their own, and whether
 *   the gateway serves its metrics
 * @returns the site's URL and `metricsUrl`, `parts` by name with `kill(signal)` and `start()`, its folder, and `stop()`
 */
export async function startSite({ apart = false, metrics = false, env = {} } = {}) {
  const build = await buildSite({ city: 'london', log: console.log });
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-reliability-'));
  const signed = path.join(folder, 'signed');
  await ensureLocalKey(folder);
  await signBuilds(await readKey(keyFile(folder)), path.join(build, 'modules'), signed);
  const parts = {};
  const running = {};

  async function add(name, start) {
    parts[name] = {
      async start() {
        running[name] = await start(running[name]?.ready.url);
        return running[name].ready.url;
      },
      pid: () => running[name].child.pid,
      signal: (signal) => running[name].child.kill(signal),
      async kill(signal) {
        running[name].child.kill(signal);
        await running[name].exited;
      },
    };
    return parts[name].start();
  }

  const MONGODB_URL = await add('database', () => startDatabase(folder, () => {}));
  const common = { MONGODB_URL, CITY_FOLDER: city, LOG_LEVEL: 'fatal', WRITE_RATE: '0' };
  const portOf = (url) => (url ? new URL(url).port : '0');
  const addresses = {};
  for (const name of apart ? SERVICES : []) {
    const env = { ...common, TRUST_PROXY: 'loopback', DISCOVER_URL: addresses.DISCOVER_URL ?? '' };
    addresses[`${name.toUpperCase()}_URL`] = await add(name, (before) =>
      startProgram(`services/${name}/src/server.ts`, { env: { ...env, PORT: portOf(before) } }),
    );
  }
  const url = await add('gateway', (before) =>
    startProgram('services/gateway/src/server.ts', {
      env: {
        ...common,
        ...addresses,
        NODE_ENV: 'production',
        BUILD_FOLDER: build,
        MODULE_STORE: path.join(folder, 'modules'),
        DATA_DIR: folder,
        SIGNED_FOLDER: signed,
        WRITE_RATE: '0',
        NOT_FOUND_RATE: '0',
        RENDER_BUDGET_MS: '0',
        PORT: portOf(before),
        METRICS_PORT: metrics ? '0' : '',
        ...env,
      },
    }),
  );

  return {
    url,
    metricsUrl: `http://127.0.0.1:${running.gateway.ready.metricsPort}/metrics`,
    mongoUrl: MONGODB_URL,
    parts,
    folder,
    async stop() {
      for (const name of Object.keys(running).reverse()) await running[name].stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
