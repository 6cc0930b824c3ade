import { userInfo } from 'node:os';
import { checkVersion } from '@guide/service-kit';
import { type Db, MongoClient } from 'mongodb';
import { migrations } from '../migrations';
import { readScreens } from '../releases/live';
import { createRegistry, type Registry } from '../releases/registry';
import { openOwners } from '../releases/signing/owners';
import { createVerifier } from '../releases/signing/verify';

const { MONGODB_URL = '', MONGODB_PREFIX = 'guide', OWNERS_FILE = '' } = process.env;

/** Runs a command on the gateway's database and reports errors. `openRegistry` needs the owners file. */
export async function withDatabase(
  command: (db: Db, openRegistry: () => Promise<Registry>) => Promise<void>,
): Promise<void> {
  const client = new MongoClient(MONGODB_URL, { serverSelectionTimeoutMS: 3000 });
  try {
    const db = client.db(`${MONGODB_PREFIX}_gateway`);
    await checkVersion(db, migrations);
    await command(db, async () => {
      const verifier = createVerifier(await openOwners(OWNERS_FILE), await readScreens(db));
      return createRegistry({ db, verifier, by: userInfo().username });
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await client.close();
  }
}
