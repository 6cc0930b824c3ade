import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { createApi } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import type { Availability } from '@guide/service-kit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import type { Backend } from './backends/backend';
import { fetchFrom } from './backends/backend';
import { createAlerts } from './canary/alerts';
import { createJudge } from './canary/judge';
import { createPageVotes } from './canary/pages';
import { createVotes } from './canary/votes';
import { denyAnalytics } from './embed/analyticsAccess';
import type { Languages } from './languages';
import { originOf } from './pages/origin';
import { listPackageExports, type Shell, shownScreens } from './pages/shellFiles';
import type { GatewayPages } from './plainPage';
import { createPreviewLinks } from './previews/links';
import { createFailures } from './releases/failures';
import type { GatewayCapabilities } from './releases/live';
import type { Registry } from './releases/registry';
import type { OwnersSource } from './releases/signing/owners';
import type { Verifier } from './releases/signing/verify';
import { createBundleReader } from './releases/store';
import { findIsolation, logIsolation, socketFolders } from './renderers/isolation';
import { createRenderers, type RenderersOptions } from './renderers/renderers';
import type { Settings } from './settings';
import type { Sites } from './siteLanguages';

export interface GatewayOptions {
  settings: Settings;
  /** The English site of `sites`. */
  site: Site;
  sites: Sites;
  shell: Shell;
  owners: OwnersSource;
  verifier: Verifier;
  db: Db;
  availability: Availability;
  registry: Registry;
  backends: Backend[];
  log: FastifyBaseLogger;
}

interface PartsOptions extends GatewayOptions {
  languages: Languages;
  plainPages: GatewayPages;
}

export type GatewayParts = Awaited<ReturnType<typeof createParts>>;

/** Creates the parts of the gateway that several of its routes use. */
export async function createParts(app: FastifyInstance, options: PartsOptions) {
  const { settings, db, registry, backends } = options;
  const {
    ORIGIN: origin,
    MODULE_STORE: store,
    BUILD_FOLDER: buildFolder,
    CITY_FOLDER: packFolder,
  } = settings;
  const votes = createVotes(db);
  const alert = createAlerts(settings.ALERT_WEBHOOK, app.log);
  const judge = createJudge({ db, registry, votes, alert, log: app.log });
  const fetch = fetchFrom(backends);
  const isClosed = settings.ANALYTICS_ACCESS === 'token';
  const pagesFetch = isClosed ? denyAnalytics(fetch) : fetch;
  const shellFolder = path.join(buildFolder, 'shell');
  const failures = createFailures(db, { store, shell: shellFolder });
  const onFailed: RenderersOptions['onFailed'] = ({ module, version }, { message }) => {
    failures
      .record(module, version, 'server', message)
      .catch((error) => app.log.warn({ err: error }, 'Recording a failure failed'));
  };
  const onPaused: RenderersOptions['onPaused'] = ({ module, version }, reason) => {
    judge.halt(module, version, reason).catch((error) => app.log.error({ err: error }, 'Halting failed'));
  };
  return {
    ...options,
    store,
    buildFolder,
    packFolder,
    shellFolder,
    assets: path.join(settings.DATA_DIR, 'assets'),
    secure: origin?.startsWith('https:') ?? false,
    originOf: originOf(app, origin),
    /** Whether the figures need a token. */
    isClosed,
    hasWorker: settings.SERVICE_WORKER === 'on' && process.env.NODE_ENV !== 'development',
    fetch,
    /** For rendered pages, which everybody can read. */
    pagesApi: createApi(pagesFetch),
    api: createApi(fetch),
    votes,
    pageVotes: createPageVotes(db, registry, votes),
    judge,
    failures,
    links: createPreviewLinks(db),
    renderers: await startRenderers(app, options, { fetch: pagesFetch, onFailed, onPaused }),
  };
}

async function startRenderers(
  app: FastifyInstance,
  { settings, shell, languages, verifier }: PartsOptions,
  options: Pick<RenderersOptions, 'fetch' | 'onFailed' | 'onPaused'>,
) {
  const { MODULE_STORE: store, BUILD_FOLDER: buildFolder } = settings;
  const program = await realpath(path.join(buildFolder, 'renderer/renderer.cjs'));
  const privateFolders = [settings.DATA_DIR, store, ...socketFolders(settings.MONGODB_URL)];
  const isolation = findIsolation(privateFolders, [program, process.execPath]);
  logIsolation(isolation, app.log);
  await mkdir(store, { recursive: true });
  return createRenderers({
    ...options,
    program,
    isolation,
    shell: shell.code,
    shellCatalogues: shell.catalogues,
    sites: languages.sites,
    readBundle: createBundleReader(store, verifier),
    log: app.log,
  });
}

/** What the guide serves. `gatewayPaths` is empty until all routes are registered. */
export const describeGuide = (shell: Shell, site: Site): GatewayCapabilities => ({
  screens: shownScreens(shell, site),
  slots: [...shell.bundle.slots],
  gatewayPaths: [],
  packageVersions: shell.files.provides,
  packageExports: Object.fromEntries(listPackageExports(shell)),
});
