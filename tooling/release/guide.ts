/** The running guide's registry, for the commands that change it. */
import { userInfo } from 'node:os';
import { checkVersion } from '@guide/service-kit';
import { MongoClient } from 'mongodb';
import { migrations } from '../../services/gateway/src/migrations';
import { createRegistry } from '../../services/gateway/src/releases/registry';
import { openOwners } from '../../services/gateway/src/releases/signing/owners';
import { createVerifier } from '../../services/gateway/src/releases/signing/verify';
import { readSiteManifest } from '../../services/gateway/src/releases/siteManifest';
import { reachDatabase } from '../commands/database.mjs';
import { dataFolder } from '../commands/running.mjs';
import { databasePrefix } from '../commands/settings.mjs';
import { ownersFile } from './signing.mjs';

/**
 * Opens the registry as the user of this machine; releases are checked by the owners file and by the route table that
 * the running guide has published.
 * @throws {Error} in one sentence when there is no owners file
 */
export async function openGuide() {
  const database = await reachDatabase();
  const client = new MongoClient(database.url, { serverSelectionTimeoutMS: 3000 });
  const close = async () => {
    await client.close();
    await database.stop();
  };
  try {
    const owners = await openOwners(ownersFile(dataFolder()));
    const db = client.db(`${databasePrefix}_gateway`);
    await checkVersion(db, migrations);
    const site = await readSiteManifest(db);
    const verifier = createVerifier(owners, site?.screens ?? []);
    const { username } = userInfo();
    return {
      /** Null when no guide has started on this database yet. */
      site,
      /** The gateway's own database. */
      db,
      registry: createRegistry({ db, verifier, by: username, modulesUrl: process.env.MODULES_URL }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs a command on the registry. What it throws ends the process with that sentence. */
export async function withGuide(command: (guide: Awaited<ReturnType<typeof openGuide>>) => Promise<void>) {
  let guide: Awaited<ReturnType<typeof openGuide>> | undefined;
  try {
    guide = await openGuide();
    await command(guide);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await guide?.close();
  }
}
