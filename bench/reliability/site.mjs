import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readKey } from '../../module/src/release/keys.mjs';
import { buildSite } from '../../tooling/build/site.mjs';
import { root } from '../../tooling/commands/preflight.mjs';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { startDatabase } from '../../tooling/commands/site.mjs';
import { ensureLocalKey, keyFile, signBuilds } from '../../tooling/release/signing.mjs';

/** @typedef {Awaited<ReturnType<typeof startProgram>>} Running */

const SERVICES = ['discover', 'pubs', 'map', 'search', 'analytics'];
const city = path.join(root, 'cities/london');

/**
 * @param {{ separate?: boolean }} options - `separate`: each service has its own process
 * @returns `parts` by name with `kill(signal)` and `start()`, which reuses the port
 */
export async function startSite({ separate = false } = {}) {
  const build = await buildSite({ city: 'london', log: console.log });
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-reliability-'));
  const signed = path.join(folder, 'signed');
  await ensureLocalKey(folder);
  await signBuilds(await readKey(keyFile(folder)), path.join(build, 'modules'), signed);
  /** @type {Record<string, { start(): Promise<string>, pid(): number, kill(signal: NodeJS.Signals): Promise<void> }>} */
  const parts = {};
  /** @type {Record<string, Running>} */
  const running = {};
  /** @param {string} name @returns {Running} */
  const runningPart = (name) => /** @type {Running} */ (running[name]);

  /** @param {string} name @param {(before: string | undefined) => Promise<Running>} start */
  async function add(name, start) {
    const part = {
      async start() {
        const started = await start(running[name]?.ready.url);
        running[name] = started;
        return started.ready.url;
      },
      pid: () => Number(runningPart(name).child.pid),
      /** @param {NodeJS.Signals} signal */
      async kill(signal) {
        runningPart(name).child.kill(signal);
        await runningPart(name).exited;
      },
    };
    parts[name] = part;
    return part.start();
  }

  const MONGODB_URL = await add('database', () => startDatabase(folder, () => {}));
  const common = { MONGODB_URL, CITY_FOLDER: city, LOG_LEVEL: 'fatal', WRITE_RATE: '0' };
  /** @param {string | undefined} url */
  const portOf = (url) => (url ? new URL(url).port : '0');
  /** @type {Record<string, string>} */
  const addresses = {};
  for (const name of separate ? SERVICES : []) {
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
        NOT_FOUND_RATE: '0',
        RENDER_BUDGET_MS: '0',
        PORT: portOf(before),
        METRICS_PORT: '',
      },
    }),
  );

  return {
    url,
    mongoUrl: MONGODB_URL,
    parts,
    folder,
    async stop() {
      for (const name of Object.keys(running).reverse()) await runningPart(name).stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
