/** `npm run releases`: what is live of each module, and who changed that, when and why. */
import { MongoClient } from 'mongodb';
import type { AuditEntry } from '../../services/gateway/src/releases/records';
import { createRegistry } from '../../services/gateway/src/releases/registry';
import { reachDatabase } from '../commands/database.mjs';

const database = await reachDatabase();
const client = await new MongoClient(database.url, { serverSelectionTimeoutMS: 3000 }).connect();
try {
  const registry = createRegistry(client.db(`${process.env.MONGODB_PREFIX ?? 'guide'}_gateway`));
  const { modules } = await registry.state();
  if (modules.length === 0) console.log('No release is registered. Start the guide once: npm start.');
  for (const { _id: module, allocations } of modules) {
    const [stable, ...canaries] = allocations;
    const beside = canaries.map(({ version }) => `, canary ${version}`).join('');
    console.log(`${module}: ${stable?.version ?? 'nothing'}${beside}`);
    for (const entry of await registry.audit(module)) console.log(`  ${lineOf(entry)}`);
  }
} finally {
  await client.close();
  await database.stop();
}

function lineOf({ at, by, action, version, percent, commit, reason }: AuditEntry): string {
  const details = [
    percent === undefined ? '' : ` to ${percent} %`,
    commit ? ` from ${commit}` : '',
    ` by ${by}`,
    reason ? `: ${reason}` : '',
  ];
  return `${at.slice(0, 19).replace('T', ' ')} ${action} ${version}${details.join('')}`;
}
