/**
 * `npm run embed:token -- --origin https://team.example [--origin …]` makes a share token for the embed kit;
 * `-- --list` shows all of them, `-- --revoke <letters>` ends one at once. See docs/embed.md.
 */
import { parseArgs } from 'node:util';
import { installPackages } from './install.mjs';
import { checkNode, stop } from './preflight.mjs';

checkNode();
installPackages();

const { values } = parseArgs({
  options: {
    origin: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
    revoke: { type: 'string' },
  },
});

const { register } = await import('tsx/esm/api');
register();
const { MongoClient } = await import('mongodb');
const { reachDatabase } = await import('./database.mjs');
const { SHORT, createToken, listTokens, revokeToken } = await import(
  '../../services/gateway/src/embed/tokens.ts'
);

const database = await reachDatabase();
const client = await new MongoClient(database.url, { serverSelectionTimeoutMS: 3000 }).connect();
const db = client.db(`${process.env.MONGODB_PREFIX ?? 'guide'}_gateway`);
try {
  if (values.list) await list();
  else if (values.revoke) await revoke(values.revoke);
  else console.log(await createToken(db, values.origin));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
} finally {
  await client.close();
  await database.stop();
}
if (process.exitCode) stop('Nothing was changed.');

async function list() {
  for (const { _id, origins, createdAt, revokedAt } of await listTokens(db)) {
    const state = revokedAt ? `revoked ${revokedAt.toISOString()}` : 'stands';
    console.log([_id.slice(0, SHORT), createdAt.toISOString(), state, origins.join(' ')].join('  '));
  }
}

async function revoke(short) {
  await revokeToken(db, short);
  console.log(`${short} is revoked.`);
}
