/** `npm run build [-- --image]`: builds shell, modules and servers, and checks the sizes of pages. */
import path from 'node:path';
import { commitOf } from '../../module/src/release/commit.mjs';
import { readKey } from '../../module/src/release/keys.mjs';
import { layOutImage, writeBillOfMaterials } from '../build/image.mjs';
import { buildServers } from '../build/program.mjs';
import { buildSite } from '../build/site.mjs';
import { signBuilds } from '../release/signing.mjs';
import { pageSizes, pagesOverLimit } from '../sizes/pages.mjs';
import { root, stop } from './preflight.mjs';
import { city } from './settings.mjs';

const folder = await buildSite({ city, log: console.log });
const over = pagesOverLimit(await pageSizes());
if (over.length > 0) stop(over.join('\n'));
await buildServers();
if (process.env.RELEASE_KEY) {
  const key = await readKey(process.env.RELEASE_KEY).catch((error) => stop(error.message));
  await signBuilds(key, path.join(folder, 'modules'), path.join(folder, 'signed'), commitOf(root));
}
writeBillOfMaterials();
if (process.argv.includes('--image')) layOutImage({ city });
console.log('Built.');
