/** Runs the guide like `npm start` after its build: `run-site.mjs <build> <data>`; prints the URL. */
import { runSite } from '../../commands/site.mjs';

const [buildFolder = '', dataDir = ''] = process.argv.slice(2);
const onLine = (/** @type {string} */ line) => console.error(line);
const site = await runSite({ buildFolder, dataDir, onLine });
console.log(site.url);
