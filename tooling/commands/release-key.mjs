/**
 * `npm run modules -- key --site guide-1f0c… --file pubs-key.json` makes a team's key and prints what the owners file
 * says of it; see docs/release.md.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './install.mjs';
import { checkNode, stop } from './preflight.mjs';

checkNode();
installPackages();

const { values } = parseArgs({ options: { site: { type: 'string' }, file: { type: 'string' } } });
if (!values.site || !values.file)
  stop(
    'Name the site, as the owners file does, and the new file: npm run modules -- key --site NAME --file KEY.json',
  );
const { makeKey } = await import('../../module/src/release/keys.mjs');
const made = await makeKey(path.resolve(values.file), values.site).catch((error) => stop(error.message));
console.log(JSON.stringify(made));
