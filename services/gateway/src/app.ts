import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyEtag from '@fastify/etag';
import { createApi } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { drain, errors, isTracing, loadShedding, requestSpans, serverLimits } from '@guide/service-kit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import { docsRoutes } from './api/docs';
import { healthRoutes } from './api/health';
import type { Backend } from './backends/backend';
import { fetchFrom } from './backends/fetchFrom';
import { createAlerts } from './canary/alerts';
import { createJudge } from './canary/judge';
import { createPageVotes } from './canary/pages';
import { canaryRoutes } from './canary/routes';
import { createVotes } from './canary/votes';
import { closedFigures, withoutFigures } from './embed/closed';
import { embedRoutes } from './embed/routes';
import { files } from './files/files';
import { keepShell } from './files/keepShell';
import { imageRoutes } from './images/routes';
import { newsletterRoutes } from './newsletter/routes';
import { offlineCopies } from './offline/keep';
import { manifestRoutes } from './offline/manifest';
import { createTakenPictures } from './offline/pictures';
import { setRoutes } from './offline/set';
import { workerRoute } from './offline/worker';
import { readableUrl } from './pages/address';
import { originOf } from './pages/origin';
import { answerUnread } from './pages/overlong';
import { pageRoutes } from './pages/routes';
import { offeredNames, type Shell, shownScreens } from './pages/shellFiles';
import { createPreviewLinks } from './previews/links';
import { PREVIEWER, previews } from './previews/previews';
import { createBundleReader } from './releases/bundles';
import { createRegistry, type Registry } from './releases/registry';
import { moduleRoutes } from './releases/routes';
import type { OwnersSource } from './releases/signing/owners';
import { createRequestReader } from './releases/signing/requests';
import type { Verifier } from './releases/signing/verify';
import { publishSiteManifest, type SiteManifest } from './releases/siteManifest';
import { openStore } from './releases/store';
import { releaseRoutes } from './releases/upload/routes';
import { createRenderers, type Renderers, type RenderersOptions } from './renderers/renderers';
import { countryOfProxies } from './security/country';
import { forgetVisitor } from './security/forget-visitor';
import { securityHeaders } from './security/headers';
import { hosts } from './security/hosts';
import { proxyWarning } from './security/proxyWarning';
import { type Rates, rates } from './security/rates';
import { reportRoutes } from './security/reports';
import { sameSiteWrites } from './security/same-site';
import { securityTxt } from './security/securityTxt';
import { seoRoutes } from './seo/routes';

/** HTML and JSON are compressed on the fly: quality 4 costs little and saves most. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export interface GatewayOptions {
  site: Site;
  /** The city pack's folder: its `images` are served. */
  packFolder: string;
  /** Built shell and modules. */
  buildFolder: string;
  shell: Shell;
  /** Who may release what. */
  owners: OwnersSource;
  /** Checks releases by the owners file. */
  verifier: Verifier;
  /** The module store. */
  store: string;
  /** Where browsers find the module store, when another host serves it. */
  modulesUrl?: string;
  /** Where the shell's browser files are kept. */
  assets: string;
  /** Where made pictures are kept. */
  imageCache: string;
  /** The gateway's own database. */
  db: Db;
  registry: Registry;
  backends: Backend[];
  /** Origins that developers may take modules from in place of releases; default none. */
  moduleOrigins?: string[];
  /** The site's origin as visitors see it; default: where the gateway listens. */
  origin?: string;
  /** Whom to tell of a weakness: `mailto:` or `https:`. Default nobody. */
  securityContact?: string;
  /** Origins whose pages may call the API. Default none. */
  corsOrigins?: string[];
  /** Addresses or ranges of the proxies before the gateway. Default none. */
  trustProxy?: string[];
  /** Whether visitors get the service worker. Default yes. */
  worker?: boolean;
  /** Whether the figures of the analytics dashboard are closed on the guide itself. Default no. */
  closedFigures?: boolean;
  /** What one address may do in a minute. Default no limit. */
  rates?: Rates;
  /** Milliseconds of rendering that an address may cost in a minute. Default no limit. */
  renderBudgetMs?: number;
  /** Takes alerts of canaries and releases as JSON. Default: they are logged only. */
  alertWebhook?: string;
  /** How screens are rendered; default: in processes of their own. */
  createRenderers?: (options: RenderersOptions) => Renderers;
  /** Writes a line to the operator, whatever the level of the log. Default: nowhere. */
  say?: (line: string) => void;
  /** Default: no log. */
  log?: FastifyBaseLogger;
}

/** The one origin: pages, modules, images and the API. It does not listen. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...serverLimits,
    clientErrorHandler: answerUnread(options.site),
    rewriteUrl: readableUrl,
    loggerInstance: options.log,
    trustProxy: options.trustProxy ?? [],
  });
  app.removeContentTypeParser('text/plain');
  const { shell, registry } = options;
  const serves: SiteManifest = {
    screens: shownScreens(shell, options.site),
    slots: [...shell.bundle.slots],
    provided: Object.entries(shell.files.provides),
    store: await openStore(options.store),
    modulesUrl: options.modulesUrl,
    offered: offeredNames(shell),
  };
  await publishSiteManifest(options.db, serves);
  const votes = createVotes(options.db);
  const pageVotes = createPageVotes(options.db, registry, votes);
  const alert = createAlerts(options.alertWebhook, app.log);
  const judge = createJudge({ db: options.db, registry, votes, alert, log: app.log });
  const secure = options.origin?.startsWith('https:') ?? false;
  const fetch = fetchFrom(options.backends);
  const siteOrigin = originOf(app, options.origin);
  const pagesFetch = options.closedFigures ? withoutFigures(fetch) : fetch;
  const renderers = (options.createRenderers ?? createRenderers)({
    program: await realpath(path.join(options.buildFolder, 'renderer/renderer.cjs')),
    shell: shell.code,
    site: options.site,
    readBundle: createBundleReader(options.store, options.verifier),
    fetch: pagesFetch,
    stableVersion: registry.stableVersion,
    onFailed: ({ module, version }, client) => {
      if (client === PREVIEWER) return;
      pageVotes
        .failedOnServer(module, version, client)
        .catch((error) => app.log.warn({ err: error }, 'Counting a failure failed'));
    },
    onGivenUp: ({ module, version }, reason) => {
      judge.halt(module, version, reason).catch((error) => app.log.error({ err: error }, 'Halting failed'));
    },
    log: app.log,
  });

  if (isTracing()) await app.register(requestSpans, { trusted: false });
  await app.register(securityHeaders, {
    site: options.site,
    inlineScript: shell.first,
    moduleHosts: options.modulesUrl ? [new URL(options.modulesUrl).origin] : [],
    moduleOrigins: options.moduleOrigins,
    development: process.env.NODE_ENV === 'development',
    tls: secure,
  });
  await app.register(offlineCopies, { registry });
  await app.register(errors);
  await app.register(drain);
  await app.register(loadShedding);
  if (options.rates) await app.register(rates, options.rates);
  await app.register(proxyWarning, {
    trustProxy: options.trustProxy ?? [],
    origin: options.origin,
    say: options.say ?? (() => {}),
  });
  await app.register(hosts, { origin: options.origin });
  await app.register(sameSiteWrites, { origin: options.origin, allowed: options.corsOrigins ?? [] });
  await app.register(countryOfProxies);
  await app.register(fastifyCookie);
  const links = createPreviewLinks(options.db);
  await app.register(previews, { links, secure });
  await app.register(forgetVisitor);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: BROTLI });
  await app.register(fastifyEtag);
  const assets = await keepShell(path.join(options.buildFolder, 'shell/browser'), options.assets);
  await app.register(files(assets, options.store, shell.files.icon));
  const shellFolder = path.join(options.buildFolder, 'shell');
  const worker = options.worker ?? true;
  await app.register(workerRoute({ shellFolder, enabled: worker }));
  await app.register(manifestRoutes(options.site, path.join(assets, shell.files.icon)));
  await app.register(
    imageRoutes(path.join(options.packFolder, 'images'), options.imageCache, createApi(fetch)),
  );
  if (options.closedFigures) await app.register(closedFigures, { db: options.db, ownOrigin: siteOrigin });
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
      requests: createRequestReader(options.owners, options.db),
      registryOf: (by) =>
        createRegistry({
          db: options.db,
          verifier: options.verifier,
          modulesUrl: options.modulesUrl,
          by,
        }),
      async previewLink(module, version, expiresAt) {
        const token = await links.sign({ module, version, expiresAt: expiresAt.getTime() });
        const shown = serves.screens.find((row) => row.module === module && !row.path.includes(':'));
        return `${siteOrigin()}${shown?.path ?? '/'}?preview=${token}`;
      },
    }),
  );
  await app.register(canaryRoutes(registry, pageVotes, judge, secure));
  await app.register(
    embedRoutes({
      registry,
      store: options.store,
      earlier: path.join(options.assets, 'embed'),
      db: options.db,
      site: options.site,
      fetch,
      ownOrigin: siteOrigin,
    }),
  );
  await app.register(
    newsletterRoutes(
      options.site,
      shell.files.css.map((file) => `/assets/${file}`),
    ),
  );
  await app.register(
    setRoutes({
      site: options.site,
      shell,
      registry,
      secure,
      assets,
      store: options.store,
      pictures: createTakenPictures(path.join(options.packFolder, 'images')),
      packFolder: options.packFolder,
      fetch,
      originOf: siteOrigin,
    }),
  );
  await app.register(
    seoRoutes({
      site: options.site,
      api: createApi(fetch),
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
    }),
  );
  app.addHook('onClose', async () => {
    await renderers.close();
    await Promise.all(options.backends.map((backend) => backend.close()));
  });
  return app;
}
