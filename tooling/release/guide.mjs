/** Runs a `guide` command for a module of this repository: `guide.mjs release pubs --canary 10`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { main } from '../../module/src/cli/main.mjs';
import { readModule } from '../../module/src/cli/read-module.mjs';
import { buildFolder, buildSite } from '../build/site.mjs';
import { root, stop } from '../commands/preflight.mjs';
import { dataFolder, guideUrl } from '../commands/running.mjs';
import { city } from '../commands/settings.mjs';
import { keyFile } from './signing.mjs';

const [command = '', name = '', ...args] = process.argv.slice(2);
const isKit = name === EMBED_KIT;
const folder = path.join(root, isKit ? 'mfe-analytics' : `mfe-${name}`);
if (!existsSync(folder)) stop(`Name a module of this folder: npm run modules -- ${command} pubs`);

const module = await readModule(folder);
process.env.RELEASE_KEY ||= keyFile(dataFolder());
const guide = args.some((arg) => arg.startsWith('--guide')) ? [] : ['--guide', guideUrl()];
process.exitCode = await main([command, ...args, ...guide], {
  ...module,
  rollback: isKit ? 'npm run embed -- rollback' : `npm run rollback -w mfe-${name}`,
  ...(isKit && { target: kitTarget(), build: buildKit }),
});

function kitTarget() {
  return {
    ...module.target,
    name: EMBED_KIT,
    out: path.join(buildFolder(city, false), 'modules', EMBED_KIT),
  };
}

/** The kit has no screens, claims or budget to check. */
async function buildKit() {
  await buildSite({ city, only: [EMBED_KIT], log: console.log });
  return JSON.parse(readFileSync(path.join(kitTarget().out, 'release.json'), 'utf8'));
}
