import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import {
  createAvailability,
  createClient,
  createLogger,
  exitWithParent,
  gracefulShutdown,
  logRejections,
  measureDatabase,
  migrate,
  openPack,
  startMetricsServer,
  startTracing,
  waitForDatabase,
} from '@guide/service-kit';
import { buildGateway } from './app';
import { storeBuiltParts } from './builtParts';
import { measureVotes } from './canary/metrics';
import { migrations } from './migrations';
import { mountServices } from './mounts';
import { loadShell, shownScreens } from './pages/shellFiles';
import { findIncompatibleRelease, misfitOf } from './releases/live';
import { measureReleases } from './releases/metrics';
import { schedulePruning } from './releases/prune';
import { publishBuilds } from './releases/publish';
import { createRegistry } from './releases/registry';
import { openOwners } from './releases/signing/owners';
import { createVerifier } from './releases/signing/verify';
import { originWarning, readSettings } from './settings';
import { holidayWarning, readSites, seedSite } from './site';

/** Starts the site once the database is reachable. Prints one JSON line when it listens. */
export async function start(): Promise<void> {
  exitWithParent();
  const settings = readSettings();
  await requireWritable(settings.DATA_DIR);
  const stopTracing = await startTracing('gateway');
  const log = createLogger(settings.LOG_LEVEL, 'gateway');
  logRejections(log);
  const waiting = new AbortController();
  const stopWaiting = () => waiting.abort();
  process.once('SIGTERM', stopWaiting).once('SIGINT', stopWaiting);

  const pack = openPack(settings.CITY_FOLDER);
  const sites = await readSites(pack);
  const site = sites.english;
  for (const warning of [originWarning(settings), holidayWarning(site, Date.now())])
    if (warning) log.warn(warning);
  const shell = await loadShell(path.join(settings.BUILD_FOLDER, 'shell'));
  const ownersFile = settings.OWNERS_FILE ?? path.join(settings.DATA_DIR, 'owners.json');
  const owners = await openOwners(ownersFile, (fault) => log.error(fault));
  const verifier = createVerifier(owners, shownScreens(shell, site));

  const client = createClient(settings.MONGODB_URL, 'gateway');
  await waitForDatabase(client, log, waiting.signal);
  const db = client.db(`${settings.MONGODB_PREFIX}_gateway`);
  const availability = createAvailability(() => db.command({ ping: 1 }), log);
  await migrate(db, migrations, log);
  await seedSite(db, pack);
  await storeBuiltParts(db, settings.CITY_FOLDER);
  const heldBack = await publishBuilds(
    path.join(settings.BUILD_FOLDER, 'modules'),
    settings.SIGNED_FOLDER ?? path.join(settings.BUILD_FOLDER, 'signed'),
    settings.MODULE_STORE,
    createRegistry({ db, verifier, by: 'start', modulesUrl: settings.MODULES_URL }),
  );
  const registry = createRegistry({
    db,
    availability,
    verifier,
    modulesUrl: settings.MODULES_URL,
    fits: (release) => misfitOf(release, shell.files.provides) === null,
    onRefused: (release, reason) => log.error({ release, reason }, 'A registered release is refused'),
  });
  const broken = await findIncompatibleRelease(registry, shell.files.provides);
  if (broken) throw new Error(broken);
  const app = await buildGateway({
    settings,
    site,
    sites,
    shell,
    owners,
    verifier,
    db,
    availability,
    registry,
    backends: await mountServices(
      {
        availability,
        mongoUrl: settings.MONGODB_URL,
        packFolder: settings.CITY_FOLDER,
        databasePrefix: settings.MONGODB_PREFIX,
        trustProxy: settings.TRUST_PROXY,
        corsOrigins: settings.CORS_ORIGINS,
        origin: settings.ORIGIN,
        logger: log,
        liveReleases: registry.liveReleases,
      },
      settings.addresses,
    ),
    log,
  });
  const stopPruning = schedulePruning(db, settings.MODULE_STORE, log);
  measureDatabase(db);
  measureReleases(registry);
  measureVotes(db, registry);
  const metricsPort = await startMetricsServer(app, settings.HOST, settings.METRICS_PORT);
  const url = await app.listen({ host: settings.HOST, port: settings.PORT });
  process.off('SIGTERM', stopWaiting).off('SIGINT', stopWaiting);
  gracefulShutdown(app, async () => {
    stopPruning();
    availability.close();
    await client.close();
    await stopTracing();
  });
  console.log(JSON.stringify({ ready: true, url, metricsPort, heldBack }));
}

async function requireWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}
