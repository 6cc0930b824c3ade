/** `npm run dev -w mfe-pubs`: runs a module with hot replacement in a development guide. */
import path from 'node:path';
import { installPackages } from './install.mjs';
import { freePortFrom, portFault } from './ports.mjs';
import { checkDataFolder, checkNode, stop } from './preflight.mjs';
import { city, databasePrefix, developmentFolderOf, port as settingPort } from './settings.mjs';

checkNode();
const fault = process.env.PORT ? await portFault(settingPort) : null;
if (fault) stop(`${fault}.`);
installPackages();

const { buildFolder, buildSite, moduleNames } = await import('../build/site.mjs');
const name = process.argv[2] ?? '';
if (!moduleNames().includes(name))
  stop(`There is no module ${name}. There are: ${moduleNames().join(', ')}.`);

const port = await freePortFrom(4101 + [...moduleNames()].sort().indexOf(name));
const sitePort = process.env.PORT ? settingPort : await freePortFrom(settingPort);
const dataDir = developmentFolderOf(name);
checkDataFolder(dataDir);
const origin = `http://localhost:${port}`;
const { startSite } = await import('./site.mjs');
const site = await startSite({
  buildFolder: await buildSite({ city, development: true, log: console.log }),
  dataDir,
  port: sitePort,
  city,
  env: {
    NODE_ENV: 'development',
    MODULE_ORIGINS: origin,
    // Keeps development builds out of another site's registry on the same database.
    MONGODB_PREFIX: `development_${databasePrefix}`,
  },
  onLine: (/** @type {string} */ line) => process.stderr.write(`${line}\n`),
}).catch((error) =>
  stop(
    `${error.message}\nThe development of ${name} has its data in ${dataDir} and listens on port ${sitePort}: end what uses them, or choose others with DATA_DIR=/somewhere PORT=4200 npm run dev -w mfe-${name}.`,
  ),
);

const { startDevServer } = await import('../../module/src/build/development.mjs');
const { moduleTarget } = await import('../rspack/common.mjs');
const out = path.join(buildFolder(city, true), 'dev', name);
const server = await startDevServer(moduleTarget(name, { out, city }), port);
console.log(`Module ready: ${server.addressIn(`http://localhost:${sitePort}`)}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.all([server.stop(), site.stop()]);
    process.exit(0);
  });
}
