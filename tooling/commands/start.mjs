/** `npm start`: installs, builds and serves the guide; steps that are not needed are skipped. */
import { installPackages } from './install.mjs';
import { portFault } from './ports.mjs';
import { checkDataFolder, checkDisk, checkNode, stop } from './preflight.mjs';
import { announceGuide } from './running.mjs';
import { city, dataFolderOf, port } from './settings.mjs';

checkNode();
checkDisk();
const dataDir = dataFolderOf();
checkDataFolder(dataDir);
const host = process.env.HOST || undefined;
const fault = await portFault(port, host);
if (fault) stop(`${fault}. Example: PORT=4100 npm start`);
const metricsPort = Number(process.env.METRICS_PORT || 0);
const metricsFault = metricsPort > 0 && (await portFault(metricsPort, host));
if (metricsFault) stop(`METRICS_PORT: ${metricsFault}.`);
installPackages();

const { buildSite } = await import('../build/site.mjs');
const { runSite } = await import('./site.mjs');
const { EMBED_KIT } = await import('@guide/contracts/module/embed-kit');
const log = (/** @type {string} */ line) => console.log(line);

const buildFolder = await buildSite({ city, log }).catch((error) => stop(error.message));
log('Starting the database and the services');
const site = await runSite({
  buildFolder,
  dataDir,
  port,
  city,
  onLine: (/** @type {string} */ line) => process.stderr.write(`${line}\n`),
});
announceGuide(dataDir, `http://localhost:${port}`);
for (const { module, built, live, refused } of site.heldBack) {
  const command = module === EMBED_KIT ? 'npm run embed -- release' : `npm run release -w mfe-${module}`;
  const instead = live ? `${live} stays live.` : `${module} stays unregistered.`;
  log(
    refused
      ? `${module} ${built} was built and is refused. ${refused}`
      : `${module} ${built} was built; ${instead} Make it live: ${command}`,
  );
}
log(`Metrics: http://localhost:${site.metricsPort}/metrics`);
log(`Guide ready: http://localhost:${port}`);
