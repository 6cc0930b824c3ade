/** What `npm start` does once everything is built: `run-site.mjs <build> <data>`; prints the address. */
import { runSite } from '../../commands/site.mjs';

const [buildFolder = '', dataDir = ''] = process.argv.slice(2);
const onLine = (/** @type {string} */ line) => console.error(line);
const site = await runSite({ buildFolder, dataDir, onLine });
console.log(site.url);
