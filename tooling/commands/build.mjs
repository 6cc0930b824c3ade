/**
 * `npm run build`: production bundles of shell and modules, only what changed, and the servers as an image runs them.
 * `--image` also lays out `.build/image`: everything that an image of the guide holds beside Node.
 */
import { layOutImage } from '../build/image.mjs';
import { buildServers } from '../build/program.mjs';
import { buildSite } from '../build/site.mjs';

await buildSite({ log: console.log });
await buildServers();
if (process.argv.includes('--image')) layOutImage({ city: process.env.CITY });
console.log('Built.');
