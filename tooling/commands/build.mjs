/** `npm run build`: production bundles of shell and modules, only what changed, and the servers as an image runs them. */
import { buildServers } from '../build/program.mjs';
import { buildSite } from '../build/site.mjs';

await buildSite({ log: console.log });
await buildServers();
console.log('Built.');
