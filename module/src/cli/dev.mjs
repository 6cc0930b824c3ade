import path from 'node:path';
import { parseArgs } from 'node:util';
import { startDevServer } from '../build/development.mjs';
import { readModule } from './read-module.mjs';
import { Refusal } from './refusal.mjs';

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
  const { target } = await readModule();
  const server = await startDevServer({ ...target, out: path.join(target.out, 'dev') }, port);
  console.log(`Module ready: ${server.addressIn(values.guide)}`);
  console.log(
    `That guide must run in development mode, and its MODULE_ORIGINS must include ${server.origin}.`,
  );
  const stopped = await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve(server.stop()));
  });
  await stopped;
}
