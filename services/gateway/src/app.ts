import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { createApi } from '@guide/contracts/api';
import { serverLimits } from '@guide/service-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { docsRoutes } from './api/docs';
import { healthRoutes } from './api/health';
import { fetchFrom } from './backends/fetchFrom';
import { createAlerts } from './canary/alerts';
import { createJudge } from './canary/judge';
import { createPageVotes } from './canary/pages';
import { canaryRoutes } from './canary/routes';
import { createVotes } from './canary/votes';
import { registerEdge } from './edge';
import { closedFigures, withoutFigures } from './embed/closed';
import { liveRoute } from './embed/live';
import { embedRoutes } from './embed/routes';
import { createWatch } from './embed/watch';
import { files } from './files/files';
import { storeShellFiles } from './files/storeShellFiles';
import { imageRoutes } from './images/routes';
import { newsletterRoutes } from './newsletter/routes';
import { bundleRoutes } from './offline/bundle';
import { createOfflineImages } from './offline/images';
import { manifestRoutes } from './offline/manifest';
import { workerRoute } from './offline/worker';
import type { GatewayOptions } from './options';
import { readableUrl } from './pages/address';
import { createClientErrorHandler } from './pages/clientErrorHandler';
import { originOf } from './pages/origin';
import { pageRoutes } from './pages/routes';
import { offeredNames, shownScreens } from './pages/shellFiles';
import { createStyleSheets } from './pages/styleSheets';
import { createPreviewLinks } from './previews/links';
import { createBundleReader } from './releases/bundles';
import { createRegistry } from './releases/registry';
import { moduleRoutes } from './releases/routes';
import { createRequestReader } from './releases/signing/requests';
import { publishSiteManifest, type SiteManifest } from './releases/siteManifest';
import { openStore } from './releases/store';
import { releaseRoutes } from './releases/upload/routes';
import { findIsolation, logIsolation } from './renderers/isolation';
import { createRenderers } from './renderers/renderers';
import { voterOf } from './security/client';
import { reportRoutes } from './security/reports';
import { securityTxt } from './security/securityTxt';
import { seoRoutes } from './seo/routes';

/** Paths of probes, scrapers and service workers by convention: no module may claim them. */
const RESERVED_PATHS = ['/health', '/metrics', '/sw'];

/** The one origin: pages, modules, images and the API. It does not listen. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...serverLimits,
    clientErrorHandler: createClientErrorHandler(options.site),
    rewriteUrl: readableUrl,
    loggerInstance: options.log,
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
  });
  app.removeContentTypeParser('text/plain');
  app.decorate('availability', options.availability);
  const routePaths = new Set(RESERVED_PATHS);
  app.addHook('onRoute', ({ url }) => {
    routePaths.add(url);
  });
  const { shell, registry } = options;
  const serves: SiteManifest = {
    screens: shownScreens(shell, options.site),
    slots: [...shell.bundle.slots],
    provided: Object.entries(shell.files.provides),
    store: await openStore(options.store),
    modulesUrl: options.modulesUrl,
    offered: offeredNames(shell),
    types: Object.entries(shell.files.types ?? {}),
  };
  const votes = createVotes(options.db);
  const pageVotes = createPageVotes(options.db, registry, votes);
  const alert = createAlerts(options.alertWebhook, app.log);
  const judge = createJudge({
    db: options.db,
    registry,
    votes,
    alert,
    log: app.log,
    haltNetworks: options.haltNetworks,
  });
  const secure = options.origin?.startsWith('https:') ?? false;
  const fetch = fetchFrom(options.backends);
  const api = createApi(fetch);
  const siteOrigin = originOf(app, options.origin);
  const pagesFetch = options.closedFigures ? withoutFigures(fetch) : fetch;
  const program = await realpath(path.join(options.buildFolder, 'renderer/renderer.cjs'));
  const isolation = findIsolation(options.privateFolders ?? [], [program, process.execPath]);
  logIsolation(isolation, app.log);
  const renderers = (options.createRenderers ?? createRenderers)({
    program,
    isolation,
    shell: shell.code,
    site: options.site,
    readBundle: createBundleReader(options.store, options.verifier),
    fetch: pagesFetch,
    stableVersion: registry.stableVersion,
    onFailed: ({ module, version }, client) => {
      const voter = voterOf(client);
      if (!voter) return;
      pageVotes
        .failedOnServer(module, version, voter)
        .catch((error) => app.log.warn({ err: error }, 'Counting a failure failed'));
    },
    onGivenUp: ({ module, version }, reason) => {
      judge.halt(module, version, reason).catch((error) => app.log.error({ err: error }, 'Halting failed'));
    },
    log: app.log,
  });

  const links = createPreviewLinks(options.db);
  await registerEdge(app, options, { secure, links });
  const shellFolder = path.join(options.buildFolder, 'shell');
  const assets = await storeShellFiles(path.join(shellFolder, 'browser'), options.assets);
  await app.register(files(assets, options.store, shell.files.icon));
  const worker = options.worker ?? true;
  await app.register(workerRoute({ shellFolder, enabled: worker }));
  await app.register(manifestRoutes(options.site, path.join(assets, shell.files.icon)));
  await app.register(imageRoutes(path.join(options.packFolder, 'images'), options.imageCache, api));
  if (options.closedFigures) await app.register(closedFigures, { db: options.db, ownOrigin: siteOrigin });
  const watch = createWatch(
    options.db,
    app.log,
    options.availability,
    async () => (await api.analyticsSummary({})).visitorsNow,
  );
  app.addHook('preClose', async () => watch.close());
  const closed = options.closedFigures ?? false;
  await app.register(liveRoute({ db: options.db, watch, closed, ownOrigin: siteOrigin }));
  for (const backend of options.backends) await app.register(backend.plugin);
  await app.register(healthRoutes(options.backends));
  await app.register(reportRoutes);
  await app.register(securityTxt(options.securityContact, siteOrigin));
  await app.register(docsRoutes(options.site.product));
  await app.register(moduleRoutes(registry, secure));
  await app.register(
    releaseRoutes({
      store: options.store,
      site: serves,
      registry,
      checks: path.join(options.buildFolder, 'checks/checks.cjs'),
      tryBundle: renderers.tryBundle,
      requests: createRequestReader(options.owners, options.db),
      registryOf: (by) =>
        createRegistry({
          db: options.db,
          verifier: options.verifier,
          modulesUrl: options.modulesUrl,
          by,
        }),
      async previewLink(request, module, version, expiresAt) {
        const token = await links.sign({ module, version, expiresAt: expiresAt.getTime() });
        const inTable = serves.screens.filter((row) => row.module === module);
        const claimed = (await registry.find(module, version))?.claims?.paths ?? [];
        const shown = [...inTable, ...claimed].find(({ path }) => !path.includes(':'));
        return `${siteOrigin(request)}${shown?.path ?? '/'}?preview=${token}`;
      },
    }),
  );
  await app.register(canaryRoutes(registry, pageVotes, judge, options.availability, secure));
  await app.register(
    embedRoutes({
      registry,
      store: options.store,
      earlier: path.join(options.assets, 'embed'),
      db: options.db,
      site: options.site,
      fetch,
      ownOrigin: siteOrigin,
      watch,
    }),
  );
  await app.register(
    newsletterRoutes(
      options.site,
      shell.files.css.map((file) => `/assets/${file}`),
    ),
  );
  await app.register(
    bundleRoutes({
      site: options.site,
      shell,
      registry,
      secure,
      assets,
      store: options.store,
      pictures: createOfflineImages(path.join(options.packFolder, 'images')),
      packFolder: options.packFolder,
      fetch,
      originOf: siteOrigin,
    }),
  );
  await app.register(
    seoRoutes({
      site: options.site,
      api,
      registry,
      matchRoute: shell.bundle.matchRoute,
      originOf: siteOrigin,
    }),
  );
  await app.register(
    pageRoutes({
      site: options.site,
      shell,
      registry,
      pageVotes,
      secure,
      previews: { links, secure },
      renderers,
      fetch: pagesFetch,
      moduleOrigins: options.moduleOrigins ?? [],
      originOf: siteOrigin,
      renderBudgetMs: options.renderBudgetMs ?? 0,
      worker,
      styleSheets: createStyleSheets({
        shell,
        assets,
        store: options.store,
        linked: process.env.NODE_ENV === 'development',
        log: app.log,
      }),
    }),
  );
  serves.answered = [...routePaths].sort();
  await publishSiteManifest(options.db, serves);
  app.addHook('onClose', async () => {
    await renderers.close();
    await Promise.all(options.backends.map((backend) => backend.close()));
  });
  return app;
}
