import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll } from '@jest/globals';
import { readKey } from '../../../../module/src/release/keys.mjs';
import { buildProgram } from '../../../../tooling/build/program.mjs';
import { signBuilds } from '../../../../tooling/release/signing.mjs';
import { withTimeout } from '../../../kit/src/timeout';
import { ask } from './ask';
import { type BuildVersion, writeBuild } from './build';
import { writePack } from './pack';
import { keysOf, makeTestKey } from './signing';

const root = path.resolve(import.meta.dirname, '../../../..');
const server = 'services/gateway/src/server.ts';
// Coverage is measured on the sources, not on the bundled program.
const current = process.env.NODE_V8_COVERAGE ? ['--import', 'tsx', server] : [await buildProgram(server)];

/** A gateway process as visitors use it, with all services and a minimal build. */
export interface TestGateway {
  /** Origin, e.g. `http://127.0.0.1:40123`. */
  url: string;
  database: TestDatabase;
  folder: string;
  store: string;
  /** Reads /metrics; needs `METRICS_PORT: '0'`. */
  metrics(): Promise<string>;
  child: ChildProcess;
  log: string[];
  /** Resolves when a matching line has been logged. */
  logged(isIt: (line: string) => boolean): Promise<void>;
  /** Stops the process and removes the test's files. */
  remove(): Promise<void>;
}

interface ProcessOptions {
  /** Limit of open files; default: that of the test process. */
  openFiles?: number;
  /** Path of another version's program. */
  program?: string;
  /** Another version's build. */
  build?: BuildVersion;
}

/** @param env - settings in addition to the addresses and folders */
export async function startTestGateway(
  env: Record<string, string> = {},
  options: ProcessOptions = {},
): Promise<TestGateway> {
  const database = await startTestDatabase();
  const started = await startGatewayOn(database, env, options);
  const remove = async () => {
    await started.end();
    await database.remove();
  };
  try {
    return { ...started, url: await started.ready, database, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Jest does not limit what a file awaits before its tests. */
const START_TIMEOUT_MS = 60_000;

/** Starts a gateway that stops after the file's tests. @param env - settings as for `startTestGateway` */
export async function startGateway(
  env: Record<string, string> = {},
  options: ProcessOptions = {},
): Promise<TestGateway> {
  const late = () => new Error(`The gateway did not start within ${START_TIMEOUT_MS} ms`);
  const gateway = await withTimeout(START_TIMEOUT_MS, startTestGateway(env, options), late);
  afterAll(gateway.remove);
  return gateway;
}

/** Starts the gateway's process; `ready` resolves to its origin when it listens. */
export async function startGatewayOn(
  database: TestDatabase,
  env: Record<string, string> = {},
  { openFiles, program: otherProgram, build }: ProcessOptions = {},
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-gateway-'));
  const store = path.join(folder, 'modules');
  await writeBuild(path.join(folder, 'build'), build);
  await writePack(path.join(folder, 'pack'));
  const keys = keysOf(database);
  await makeTestKey(keys);
  const key = await readKey(path.join(keys, 'release-key.json'));
  await signBuilds(key, path.join(folder, 'build/modules'), path.join(folder, 'build/signed'));
  const command = [...(otherProgram ? [otherProgram] : current), '--with-parent'];
  const [program, ...args] = openFiles
    ? ['sh', '-c', `ulimit -n ${openFiles} && exec "$0" "$@"`, process.execPath, ...command]
    : [process.execPath, ...command];
  const child = spawn(program!, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_V8_COVERAGE: process.env.NODE_V8_COVERAGE ?? '',
      PORT: '0',
      MONGODB_URL: database.url,
      CITY_FOLDER: path.join(folder, 'pack'),
      BUILD_FOLDER: path.join(folder, 'build'),
      MODULE_STORE: store,
      DATA_DIR: folder,
      OWNERS_FILE: path.join(keys, 'owners.json'),
      WRITE_RATE: '0',
      NOT_FOUND_RATE: '0',
      RENDER_BUDGET_MS: '0',
      ...env,
    },
  });
  const log: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  /** A log line may arrive after its response. */
  async function logged(isIt: (line: string) => boolean): Promise<void> {
    while (!log.some(isIt)) {
      await once(child.stdout, 'data');
      await setImmediate();
    }
  }
  const readyLine = new Promise<{ url: string; metricsPort: number }>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message = JSON.parse(line);
      if (message.ready) resolve(message);
      else log.push(line);
    });
    child.once('exit', () => reject(new Error(log.join('\n'))));
  });
  const ready = readyLine.then(({ url }) => url);
  ready.catch(() => {});
  return {
    child,
    folder,
    store,
    log,
    logged,
    ready,
    metrics: async () =>
      (await ask(`http://127.0.0.1:${(await readyLine).metricsPort}`, { path: '/metrics' })).body,
    async end() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
