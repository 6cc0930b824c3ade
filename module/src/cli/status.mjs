import { changeLine } from '@guide/contracts/release/history';
import { connect } from './guide-connection.mjs';

/** `guide status --guide URL` @param {string[]} args @param {import('./read-module.mjs').OwnModule} [own] */
export async function run(args, own) {
  const { request } = await connect(args, {}, own);
  const { module, allocations, halted, changes, failures = [] } = await request('status');
  const live = allocations.map(
    (/** @type {{ version: string, percent: number }} */ { version, percent }) => `${version} ${percent} %`,
  );
  console.log(`${module}: ${live.join(', ') || 'unregistered'}`);
  for (const { version, failure } of allocations)
    if (failure) console.log(`  ${version} cannot be rendered on the server: the renderer ${failure}`);
  if (halted) console.log(`  ${halted.version} was halted: ${halted.reason}`);
  for (const { version, where, message, line, last } of failures)
    console.log(
      `  ${version} failed on ${where === 'server' ? 'the server' : 'browsers'}, last at ${last}: ${message}${line ? ` (${line})` : ''}`,
    );
  for (const change of changes) console.log(`  ${changeLine(change)}`);
}
