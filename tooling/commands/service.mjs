/** `npm start -w services/<name>`: runs one service on its own port or `PORT`. */
import path from 'node:path';
import { installPackages } from './install.mjs';
import { portFault } from './ports.mjs';
import { checkNode, root, stop } from './preflight.mjs';
import { city } from './settings.mjs';

/** @type {Record<string, number>} */
const ports = { discover: 4011, pubs: 4012, map: 4013, search: 4014, analytics: 4015 };

const name = process.argv[2] ?? '';
if (!Object.hasOwn(ports, name)) stop(`Name one of the services: ${Object.keys(ports).join(', ')}.`);
checkNode();
const port = Number(process.env.PORT || ports[name]);
const fault = await portFault(port, process.env.HOST || undefined);
if (fault) stop(`${fault}.`);
installPackages();
const { startProgram, stopOnSignal } = await import('./processes.mjs');
const { reachDatabase } = await import('./database.mjs');

const onLine = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);
/** The cause has already been printed. @returns {never} */
const fail = () => process.exit(1);
const database = await reachDatabase({ mayBeNew: true }).catch(fail);
const service = await startProgram(`services/${name}/src/server.ts`, {
  env: {
    MONGODB_URL: database.url,
    CITY_FOLDER: process.env.CITY_FOLDER || path.join(root, 'cities', city),
    PORT: String(port),
    ...(name === 'search' && {
      DISCOVER_URL: process.env.DISCOVER_URL || `http://127.0.0.1:${ports.discover}`,
    }),
  },
  onLine,
}).catch(async () => {
  await database.stop();
  return fail();
});
console.log(`The ${name} service is ready: ${service.ready.url}`);

const isStopping = stopOnSignal(async () => {
  await service.stop();
  await database.stop();
});
service.exited.then(async (code) => {
  if (isStopping()) return;
  await database.stop();
  stop(`The ${name} service ended by itself with code ${code}.`);
});
