/** `npm start`: installs, builds, starts the database, seeds and serves the guide; every step only if needed. */
import { installPackages } from './install.mjs';
import { portIsFree } from './ports.mjs';
import { checkDisk, checkNode, stop } from './preflight.mjs';
import { announceGuide } from './running.mjs';
import { city, dataFolderOf, port } from './settings.mjs';

checkNode();
checkDisk();
installPackages();

if (!(await portIsFree(port))) {
  stop(`Port ${port} is in use: stop what runs there, or choose another with PORT=4100 npm start.`);
}

const { buildSite } = await import('../build/site.mjs');
const { runSite } = await import('./site.mjs');
const { commandFor } = await import('../release/command.mjs');
const log = (/** @type {string} */ line) => console.log(line);

const buildFolder = await buildSite({ city, log }).catch((error) => stop(error.message));
log('Starting the database and the services');
const dataDir = dataFolderOf();
const site = await runSite({
  buildFolder,
  dataDir,
  port,
  city,
  onLine: (/** @type {string} */ line) => process.stderr.write(`${line}\n`),
});
announceGuide(dataDir);
for (const { module, built, live, refused } of site.heldBack) {
  const instead = live ? `${live} stays live.` : `${module} stays unregistered.`;
  log(
    refused
      ? `${module} ${built} was built and is refused. ${refused}`
      : `${module} ${built} was built; ${instead} Make it live: ${commandFor('release', module)}`,
  );
}
log(`Guide ready: http://localhost:${port}`);
