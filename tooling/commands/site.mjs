import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commitOf } from '../../module/src/release/commit.mjs';
import { readKey } from '../../module/src/release/keys.mjs';
import { buildDatabase } from '../build/program.mjs';
import { rollBackImportAt } from '../data/import-journal.mjs';
import { ensureLocalKey, keyFile, ownersFile, signBuilds } from '../release/signing.mjs';
import { root, stop } from './preflight.mjs';
import { startProgram, stopOnSignal } from './processes.mjs';
import { mongoUrl as configuredUrl, DEFAULT_CITY } from './settings.mjs';
import { supervise } from './supervise.mjs';

/**
 * Starts database and gateway from a finished build, and restarts them at the same addresses.
 * @param {{ buildFolder: string, dataDir: string, port?: number, city?: string, env?: object, program?: string, onLine?: (line: string) => void }} options -
 *   `program`: the gateway's, as a path from the root
 * @returns {Promise<{ url: string, metricsPort: number, heldBack: { module: string, built: string, live?: string, refused?: string }[], mongoUrl: string, stop(): Promise<void> }>}
 */
export async function startSite({
  buildFolder,
  dataDir,
  port = 0,
  city = DEFAULT_CITY,
  env = {},
  program = 'services/gateway/src/server.ts',
  onLine = () => {},
}) {
  mkdirSync(dataDir, { recursive: true });
  const signed = path.join(dataDir, 'signed');
  await ensureLocalKey(dataDir);
  // Without a key, new builds do not become live.
  if (existsSync(keyFile(dataDir)))
    await signBuilds(
      await readKey(keyFile(dataDir)),
      path.join(buildFolder, 'modules'),
      signed,
      commitOf(root),
    );
  const database = configuredUrl ? null : await startGuideDatabase(dataDir, onLine);
  const mongoUrl = database?.ready.url ?? String(configuredUrl);
  try {
    let gatewayPort = String(port);
    const startGateway = async () => {
      const gateway = await startProgram(program, {
        env: {
          NODE_ENV: 'production',
          MONGODB_URL: mongoUrl,
          MODULE_STORE: moduleStore(dataDir),
          BUILD_FOLDER: buildFolder,
          CITY_FOLDER: path.join(root, 'cities', city),
          DATA_DIR: dataDir,
          OWNERS_FILE: ownersFile(dataDir),
          SIGNED_FOLDER: signed,
          ...env,
          PORT: gatewayPort,
        },
        onLine,
      });
      gatewayPort = new URL(gateway.ready.url).port;
      return gateway;
    };
    const gateway = await supervise('The gateway', startGateway, onLine);
    return {
      url: gateway.ready.url,
      metricsPort: gateway.ready.metricsPort,
      heldBack: gateway.ready.heldBack,
      mongoUrl,
      stop: async () => {
        // Ctrl-C reaches all three processes at once: their exits are not failures.
        database?.release();
        await gateway.stop();
        await database?.stop();
      },
    };
  } catch (error) {
    await database?.stop();
    throw error;
  }
}

/**
 * Starts the embedded database and restores what a killed import has replaced.
 * @param {string} dataDir @param {(line: string) => void} onLine
 * @throws {Error} if another guide or command uses the data
 */
export async function startGuideDatabase(dataDir, onLine) {
  const start = () => startDatabase(dataDir, onLine);
  const database = await supervise('The database', start, onLine).catch((error) => {
    throw isInUse(error) ? new Error(`${error.message} ${SECOND_GUIDE}`) : error;
  });
  await rollBackImportAt(database.ready.url, onLine).catch(async (error) => {
    await database.stop();
    throw error;
  });
  return database;
}

const SECOND_GUIDE =
  'Two guides on one database need MongoDB (MONGODB_URL). A separate guide needs its own DATA_DIR and PORT. If a command uses the data, start again when it has finished.';

/** Whether the database did not start because another process has its data. @param {unknown} error */
export const isInUse = (error) => /is in use by process \d+/.test(String(error));

/** Runs the guide until SIGINT or SIGTERM. @param {Parameters<typeof startSite>[0]} options */
export async function runSite(options) {
  const site = await startSite(options).catch((error) => stop(error.message));
  stopOnSignal(site.stop);
  return site;
}

/** @param {string} dataDir */
export const moduleStore = (dataDir) => process.env.MODULE_STORE || path.join(dataDir, 'modules');

/** @param {string} dataDir */
export const databaseSocket = (dataDir) => path.join(dataDir, 'mongo-socket', 'db.sock');

/** Readable only by its owner. @param {string} dataDir */
const passwordFile = (dataDir) => path.join(dataDir, 'mongo-password');

/** URL of an embedded database that may be running. @param {string} dataDir */
export function databaseUrl(dataDir) {
  const [socket, password] = [databaseSocket(dataDir), passwordFile(dataDir)];
  if (!existsSync(socket) || !existsSync(password)) return undefined;
  const credentials = `guide:${readFileSync(password, 'utf8')}`;
  return `mongodb://${credentials}@${encodeURIComponent(socket)}/?authMechanism=SCRAM-SHA-256`;
}

/** Maximum bytes of a socket's path: `sun_path` without its NUL, see unix(7). */
const MAX_SOCKET_BYTES = process.platform === 'linux' ? 107 : 103;

/** @param {string} dataDir @param {(line: string) => void} onLine @throws {Error} if the socket's path is too long */
export async function startDatabase(dataDir, onLine) {
  const excess = Buffer.byteLength(databaseSocket(dataDir)) - MAX_SOCKET_BYTES;
  if (excess > 0)
    throw new Error(
      `The path of the data folder ${dataDir} is ${excess} bytes too long for the database's socket in it. Choose a shorter one with DATA_DIR=/somewhere.`,
    );
  return startProgram(await buildDatabase(), {
    args: [
      '--data',
      path.join(dataDir, 'mongo'),
      '--socket',
      databaseSocket(dataDir),
      '--password-file',
      passwordFile(dataDir),
    ],
    onLine,
  });
}
