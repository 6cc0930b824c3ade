/** `npm run build`: production bundles of shell and modules, only what changed. */
import { buildSite } from '../build/site.mjs';

await buildSite({ log: console.log });
console.log('Built.');
