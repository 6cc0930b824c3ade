/** `npm run rollback -w mfe-pubs`: the stable release before this one is live again; nothing is built. */
import { userInfo } from 'node:os';
import { checkVersion } from '@guide/service-kit';
import { MongoClient } from 'mongodb';
import { migrations } from '../../services/gateway/src/migrations';
import { createRegistry } from '../../services/gateway/src/releases/registry';
import { reachDatabase } from '../commands/database.mjs';

const module = process.argv[2]!;
const database = await reachDatabase();
const client = await new MongoClient(database.url, { serverSelectionTimeoutMS: 3000 }).connect();
try {
  const db = client.db(`${process.env.MONGODB_PREFIX ?? 'guide'}_gateway`);
  await checkVersion(db, migrations);
  const registry = createRegistry(db, userInfo().username);
  const version = await registry.rollback(module);
  console.log(`${module} is back at ${version}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await client.close();
  await database.stop();
}
