/** Starts the whole guide from a finished build: database, services, gateway. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildDatabase } from '../build/program.mjs';
import { root } from './preflight.mjs';
import { startProgram } from './processes.mjs';

/**
 * @param {{ buildFolder: string, dataDir: string, port?: number, city?: string, env?: object, onLine?: (line: string) => void }} options
 * @returns {Promise<{ url: string, heldBack: { module: string, built: string, live: string }[], mongoUrl: string, exited: Promise<number>, stop(): Promise<void> }>}
 */
export async function startSite({ buildFolder, dataDir, port = 0, city = 'london', env = {}, onLine }) {
  mkdirSync(dataDir, { recursive: true });
  const database = process.env.MONGODB_URL ? null : await startDatabase(dataDir, onLine);
  const mongoUrl = database?.ready.url ?? String(process.env.MONGODB_URL);
  try {
    const gateway = await startProgram('services/gateway/src/server.ts', {
      env: {
        NODE_ENV: 'production',
        MONGODB_URL: mongoUrl,
        MODULE_STORE: moduleStore(dataDir),
        BUILD_FOLDER: buildFolder,
        CITY_FOLDER: path.join(root, 'cities', city),
        DATA_DIR: dataDir,
        PORT: String(port),
        ...env,
      },
      onLine,
    });
    return {
      url: gateway.ready.url,
      heldBack: gateway.ready.heldBack,
      mongoUrl,
      exited: gateway.exited,
      stop: async () => {
        await gateway.stop();
        await database?.stop();
      },
    };
  } catch (error) {
    await database?.stop();
    throw error;
  }
}

/** `MODULE_STORE`, or a folder beside the data. */
export const moduleStore = (dataDir) => process.env.MODULE_STORE ?? path.join(dataDir, 'modules');

/** The embedded database, in a process of its own that ends with this one. */
export const startDatabase = async (dataDir, onLine) =>
  startProgram(await buildDatabase(), {
    args: [
      '--data',
      path.join(dataDir, 'mongo'),
      '--socket',
      path.join(dataDir, 'mongo-socket', 'db.sock'),
      '--with-parent',
    ],
    onLine,
  });
