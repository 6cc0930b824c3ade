/**
 * Changes the registry of releases in the database, also while the guide is stopped:
 *   npm run ops -- releases list
 *   npm run ops -- releases rollback pubs
 *   npm run ops -- releases unregister pubs [--reason "…"]
 */
import { parseArgs } from 'node:util';
import { changeLine } from '@guide/contracts/release/history';
import type { Registry } from '../releases/registry';
import { withDatabase } from './registry';

const USAGE = 'Use: releases list, releases rollback MODULE, or releases unregister MODULE [--reason TEXT].';

const { values, positionals } = parseArgs({
  options: { reason: { type: 'string' } },
  allowPositionals: true,
});
const [command, module, ...rest] = positionals;

await withDatabase(async (_db, openRegistry) => {
  if (command === 'list' && !module) await list(await openRegistry());
  else if (command === 'rollback' && module && rest.length === 0)
    console.log(`${module} was rolled back to ${await (await openRegistry()).rollback(module)}.`);
  else if (command === 'unregister' && module && rest.length === 0) {
    await (await openRegistry()).unregister(module, values.reason);
    console.log(`${module} was removed. Its pages show "Page Not Found" until its next release.`);
  } else throw new Error(USAGE);
});

async function list(registry: Registry): Promise<void> {
  const modules = await registry.history();
  if (modules.length === 0) console.log('No release is registered. Start the guide once: npm start.');
  for (const { module, allocations, audit } of modules) {
    const [stable, ...canaries] = allocations;
    const shared = canaries.map(({ version }) => `, canary ${version}`).join('');
    console.log(`${module}: ${stable?.version ?? 'unregistered'}${shared}`);
    for (const { version } of allocations)
      await registry.find(module, version).catch((error) => console.log(`  Refused: ${error.message}`));
    for (const entry of audit) console.log(`  ${changeLine(entry)}`);
  }
}
