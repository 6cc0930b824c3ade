import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { createApi } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { type Availability, serverLimits } from '@guide/service-kit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import { docsRoutes } from './api/docs';
import { healthRoutes } from './api/health';
import type { Backend } from './backends/backend';
import { fetchFrom } from './backends/backend';
import { createAlerts } from './canary/alerts';
import { createJudge } from './canary/judge';
import { createPageVotes } from './canary/pages';
import { canaryRoutes } from './canary/routes';
import { createVotes } from './canary/votes';
import { registerEdge } from './edge';
import { denyAnalytics, liveRoute, requireToken } from './embed/analyticsAccess';
import { embedApi } from './embed/api';
import { embedFiles } from './embed/files';
import { createKit } from './embed/kit';
import { embedPage } from './embed/page';
import { createWatch } from './embed/watch';
import { files, storeShellFiles } from './files/files';
import { imageRoutes } from './images/routes';
import { socialRoutes } from './images/social';
import { formRoutes } from './newsletter/form';
import { linkRoutes } from './newsletter/links';
import { pageSender } from './newsletter/page';
import { bundleRoutes } from './offline/bundle';
import { createOfflineImages } from './offline/images';
import { manifestRoutes } from './offline/manifest';
import { workerRoute } from './offline/worker';
import { createClientErrorHandler } from './pages/clientErrorHandler';
import { originOf } from './pages/origin';
import { preparePlainPages, themeOf } from './pages/plainPage';
import { pageRoutes } from './pages/routes';
import { listPackageExports, type Shell, shownScreens } from './pages/shellFiles';
import { createStyleSheets } from './pages/styleSheets';
import { createPreviewLinks } from './previews/links';
import { createFailures } from './releases/failures';
import { type GatewayCapabilities, storeScreens } from './releases/live';
import { createRegistry, type Registry } from './releases/registry';
import { moduleRoutes } from './releases/routes';
import type { OwnersSource } from './releases/signing/owners';
import { createRequestReader } from './releases/signing/requests';
import type { Verifier } from './releases/signing/verify';
import { createBundleReader } from './releases/store';
import { releaseRoutes } from './releases/upload/routes';
import { trialPages } from './releases/upload/trial';
import { escapeHtml } from './renderers/html';
import { findIsolation, logIsolation, socketFolders } from './renderers/isolation';
import { createRenderers } from './renderers/renderers';
import { reportRoutes } from './security/reports';
import { normalTarget } from './security/requestTarget';
import { securityTxt } from './security/securityTxt';
import { seoRoutes } from './seo/routes';
import type { Settings } from './settings';

/** Probes, scrapers and service workers use these by convention: modules may not claim them. */
const RESERVED_PATHS = ['/health', '/metrics', '/sw'];

interface GatewayParts {
  settings: Settings;
  site: Site;
  shell: Shell;
  owners: OwnersSource;
  verifier: Verifier;
  db: Db;
  availability: Availability;
  registry: Registry;
  backends: Backend[];
  log: FastifyBaseLogger;
}

/** Builds the server of pages, modules, pictures and the API. It does not listen. */
export async function buildGateway({
  settings,
  site,
  shell,
  owners,
  verifier,
  db,
  availability,
  registry,
  backends,
  log,
}: GatewayParts): Promise<FastifyInstance> {
  const {
    ORIGIN: origin,
    MODULE_STORE: store,
    BUILD_FOLDER: buildFolder,
    MODULES_URL: modulesUrl,
    CITY_FOLDER: packFolder,
  } = settings;
  const closed = settings.ANALYTICS_ACCESS === 'token';
  const plainPages = preparePlainPages(site, shell);
  const app: FastifyInstance = Fastify({
    ...serverLimits,
    clientErrorHandler: createClientErrorHandler(plainPages),
    rewriteUrl: normalTarget,
    loggerInstance: log,
    trustProxy: settings.TRUST_PROXY.length > 0 ? settings.TRUST_PROXY : false,
  });
  app.removeContentTypeParser('text/plain');
  app.decorate('availability', availability);
  const routePaths = new Set(RESERVED_PATHS);
  app.addHook('onRoute', ({ url }) => {
    routePaths.add(url);
  });
  const capabilities: GatewayCapabilities = {
    screens: shownScreens(shell, site),
    slots: [...shell.bundle.slots],
    gatewayPaths: [],
    packageVersions: shell.files.provides,
    packageExports: Object.fromEntries(listPackageExports(shell)),
  };
  const votes = createVotes(db);
  const pageVotes = createPageVotes(db, registry, votes);
  const alert = createAlerts(settings.ALERT_WEBHOOK, app.log);
  const judge = createJudge({ db, registry, votes, alert, log: app.log });
  const secure = origin?.startsWith('https:') ?? false;
  const fetch = fetchFrom(backends);
  const api = createApi(fetch);
  const siteOrigin = originOf(app, origin);
  const shared = {
    settings,
    site,
    shell,
    registry,
    db,
    store,
    packFolder,
    secure,
    fetch,
    originOf: siteOrigin,
  };
  const pagesFetch = closed ? denyAnalytics(fetch) : fetch;
  const program = await realpath(path.join(buildFolder, 'renderer/renderer.cjs'));
  const privateFolders = [settings.DATA_DIR, store, ...socketFolders(settings.MONGODB_URL)];
  const isolation = findIsolation(privateFolders, [program, process.execPath]);
  logIsolation(isolation, app.log);
  await mkdir(store, { recursive: true });
  const failures = createFailures(db, store);
  const renderers = createRenderers({
    program,
    isolation,
    shell: shell.code,
    site,
    readBundle: createBundleReader(store, verifier),
    fetch: pagesFetch,
    onFailed: ({ module, version }, { message }) => {
      failures
        .record(module, version, 'server', message)
        .catch((error) => app.log.warn({ err: error }, 'Recording a failure failed'));
    },
    onPaused: ({ module, version }, reason) => {
      judge.halt(module, version, reason).catch((error) => app.log.error({ err: error }, 'Halting failed'));
    },
    log: app.log,
  });

  const links = createPreviewLinks(db);
  await failures.prepare();
  await registerEdge(app, { ...shared, links });
  const shellFolder = path.join(buildFolder, 'shell');
  const assets = await storeShellFiles(
    path.join(shellFolder, 'browser'),
    path.join(settings.DATA_DIR, 'assets'),
  );
  await app.register(files(assets, store, shell.files.icon));
  const worker = settings.SERVICE_WORKER === 'on' && process.env.NODE_ENV !== 'development';
  await app.register(workerRoute({ shellFolder, enabled: worker }));
  await app.register(manifestRoutes(site, path.join(assets, shell.files.icon)));
  await app.register(
    imageRoutes(path.join(packFolder, 'images'), path.join(settings.DATA_DIR, 'image-cache'), api),
  );
  await app.register(socialRoutes(path.join(buildFolder, 'social')));
  if (closed) await app.register(requireToken, shared);
  const watch = createWatch(db, app.log, availability, async () => (await api.visitorsNow()).visitors);
  app.addHook('preClose', async () => watch.close());
  await app.register(liveRoute({ ...shared, watch, closed }));
  for (const backend of backends) await app.register(backend.plugin);
  // Without the database no release is found; the services report the outage.
  const isRendering = async () => {
    const stable = await registry.releasesFor(null).catch(() => ({}));
    return Object.values(stable).every(({ module, version }) => !renderers.failureOf(module, version));
  };
  await app.register(healthRoutes(backends, isRendering));
  await app.register(reportRoutes);
  await app.register(securityTxt(settings.SECURITY_CONTACT, siteOrigin));
  await app.register(docsRoutes(site.product));
  await app.register(moduleRoutes(registry, secure));
  await app.register(
    releaseRoutes({
      store,
      site: capabilities,
      registry,
      failures,
      checks: path.join(buildFolder, 'checks/checks.cjs'),
      tryBundle: renderers.tryBundle,
      pagesOf: (release) => trialPages(release, site, capabilities, shell.bundle.matchRoute, registry),
      failureOf: renderers.failureOf,
      requests: createRequestReader(owners, db),
      registryOf: (by) => createRegistry({ db, verifier, modulesUrl, by }),
      async previewLink(request, module, version, expiresAt) {
        const token = await links.sign({ module, version, expiresAt: expiresAt.getTime() });
        const tableScreens = capabilities.screens.filter((row) => row.module === module);
        const claimedScreens = (await registry.find(module, version))?.claims?.paths ?? [];
        const target = [...tableScreens, ...claimedScreens].find(({ path }) => !path.includes(':'));
        return `${siteOrigin(request)}${target?.path ?? '/'}?preview=${token}`;
      },
    }),
  );
  await app.register(canaryRoutes(registry, pageVotes, judge, failures, availability, secure));
  const kit = createKit(registry, store);
  // Files that were published before the kit had releases.
  await app.register(embedFiles(kit, path.join(assets, 'embed')));
  await app.register(embedPage(db, kit, site));
  await app.register(embedApi({ ...shared, watch }), { prefix: '/embed/api' });
  const guide = escapeHtml(`${site.product} Tourist Guide`);
  const sendPage = pageSender({ ...plainPages, themeOf });
  await app.register(linkRoutes(sendPage, guide, fetch));
  await app.register(formRoutes(sendPage, guide, site, fetch));
  const pictures = createOfflineImages(path.join(packFolder, 'images'));
  await app.register(bundleRoutes({ ...shared, assets, pictures, prepare: worker }));
  await app.register(seoRoutes({ ...shared, api, matchRoute: shell.bundle.matchRoute }));
  const linked = process.env.NODE_ENV === 'development';
  await app.register(
    pageRoutes({
      ...shared,
      pageVotes,
      previews: { links, secure },
      renderers,
      fetch: pagesFetch,
      moduleOrigins: settings.MODULE_ORIGINS,
      renderBudgetMs: settings.RENDER_BUDGET_MS,
      worker,
      styleSheets: createStyleSheets({ shell, assets, store, linked, log: app.log }),
    }),
  );
  capabilities.gatewayPaths = [...routePaths].sort();
  await storeScreens(db, capabilities.screens);
  app.addHook('onClose', async () => {
    await renderers.close();
    await Promise.all(backends.map((backend) => backend.close()));
  });
  return app;
}
