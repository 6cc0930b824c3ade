import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { CONTRACT_PACKAGE, findContractMismatch } from '@guide/contracts/release/live-checks';
import { installedVersions } from '../build/shared.mjs';
import { askGuide } from '../dev/guide-proxy.mjs';
import { readState } from '../dev/pages.mjs';
import { developedRelease, startInGuide } from '../dev/server.mjs';
import { readModule } from './read-module.mjs';
import { Refusal } from './refusal.mjs';

const EXAMPLE = '--guide https://guide.example';

/** `guide dev [--guide URL] [--port 4200]` @param {string[]} args */
export async function run(args) {
  const { values } = parseArgs({
    args,
    options: {
      guide: { type: 'string', default: 'http://localhost:4000' },
      port: { type: 'string', default: '4200' },
    },
  });
  const port = Number(values.port);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Refusal(`${values.port} is not a port.`);
  if (!/^https?:/.test(values.guide) || !URL.canParse(values.guide))
    throw new Refusal(`${values.guide} is not the address of a guide: ${EXAMPLE}`);
  const module = await readModule();
  const { target } = module;
  const guide = new URL(values.guide).origin;
  const state = await readGuide(guide);
  await requireFree(port);
  const contract = installedVersions(target.folder)[CONTRACT_PACKAGE] ?? '';
  const mismatch = findContractMismatch({ module: target.name, contract }, state.contract);
  if (mismatch) console.error(mismatch);

  const release = developedRelease(module, contract, Object.hasOwn(state.modules, target.name));
  const onFailure = (/** @type {string} */ sentence) => console.error(sentence);
  const out = path.join(target.out, 'dev');
  const server = await startInGuide({ ...target, out }, { guide, port, release, onFailure });
  const shown = release.claims?.paths?.map((row) => row.path).find((each) => !each.includes(':')) ?? '/';
  console.log(`Module ready: ${server.origin}${shown}`);
  console.log(`Only this machine sees it. Everything else comes from ${guide}, and nothing is sent there.`);
  if (release.claims !== module.pkg.guide.claims)
    console.log(`${target.name} claims no path yet; until then it is shown at ${shown}.`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve(server.stop()));
  });
}

/** Reads the state of a guide's home page. @param {string} guide - origin */
async function readGuide(guide) {
  const response = await askGuide(guide, '/', { accept: 'text/html' }).catch(({ message }) => {
    throw new Refusal(`${message} Start it, or name another: ${EXAMPLE}`);
  });
  const moved = new URL(response.headers.location ?? '/', guide).origin;
  if (moved !== guide) throw new Refusal(`${guide} has moved: --guide ${moved}`);
  const state = readState(await text(response));
  if (!state) throw new Refusal(`${guide} is not a guide. Name one: ${EXAMPLE}`);
  return state;
}

/** Browsers resolve `localhost` to either address. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** @param {number} port @throws {Refusal} if another program listens there */
async function requireFree(port) {
  for (const host of LOOPBACK) {
    const fault = await listenFault(port, host);
    if (fault === 'EADDRINUSE')
      throw new Refusal(`Port ${port} is in use: end the program that uses it, or name another with --port.`);
    if (fault === 'EACCES')
      throw new Refusal(`This user may not use port ${port}: name another with --port.`);
  }
}

/** Why this program cannot listen, as a system error code. @param {number} port @param {string} host */
const listenFault = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
