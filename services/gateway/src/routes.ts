import path from 'node:path';
import { guideName } from '@guide/contracts/site';
import { currentLanguage } from '@guide/contracts/texts';
import type { FastifyInstance } from 'fastify';
import { docsRoutes } from './api/docs';
import { healthRoutes } from './api/health';
import { createMeasured } from './canary/measured';
import { canaryRoutes } from './canary/routes';
import { liveRoute, requireToken } from './embed/analyticsAccess';
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
import { createOfflineImages } from './offline/images';
import { manifestRoutes } from './offline/manifest';
import { bundleRoutes } from './offline/routes';
import { workerRoute } from './offline/worker';
import { pageRoutes } from './pages/routes';
import { createStyleSheets } from './pages/styleSheets';
import type { GatewayParts } from './parts';
import { themeOf } from './plainPage';
import type { GatewayCapabilities } from './releases/live';
import { createRegistry } from './releases/registry';
import { moduleRoutes } from './releases/routes';
import { createRequestReader } from './releases/signing/requests';
import { releaseRoutes } from './releases/upload/routes';
import { trialPages } from './releases/upload/trial';
import { reportRoutes } from './security/reports';
import { securityTxt } from './security/securityTxt';
import { creditsRoutes } from './seo/credits';
import { seoRoutes } from './seo/routes';

/** Registers scripts, styles, fonts, pictures, the manifest and the service worker. */
export async function registerFiles(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  const { settings, languages, shell, shellFolder, assets, store, packFolder, buildFolder, api } = parts;
  await storeShellFiles(path.join(shellFolder, 'browser'), assets);
  await app.register(files(assets, store, shell.files.icon));
  await app.register(workerRoute({ shellFolder, languages, enabled: parts.hasWorker }));
  await app.register(manifestRoutes(languages, path.join(assets, shell.files.icon)));
  const imageCache = path.join(settings.DATA_DIR, 'image-cache');
  await app.register(imageRoutes(path.join(packFolder, 'images'), imageCache, api));
  await app.register(socialRoutes(path.join(buildFolder, 'social')));
}

/** Registers the API: first the check of the analytics token, if one is required, then the services. */
export async function registerApi(app: FastifyInstance, parts: GatewayParts) {
  const { settings, site, db, availability, registry, backends, renderers, api, isClosed } = parts;
  if (isClosed) await app.register(requireToken, parts);
  const watch = createWatch(db, app.log, availability, async () => (await api.visitorsNow()).visitors);
  app.addHook('preClose', async () => watch.close());
  await app.register(liveRoute({ ...parts, watch, closed: isClosed }));
  for (const backend of backends) await app.register(backend.plugin);
  // Without the database no release is found; the services report the outage.
  const isRendering = async () => {
    const stable = await registry.releasesFor(null).catch(() => ({}));
    return Object.values(stable).every(({ module, version }) => !renderers.failureOf(module, version));
  };
  await app.register(healthRoutes(backends, isRendering));
  await app.register(reportRoutes);
  await app.register(securityTxt(settings.SECURITY_CONTACT, parts.originOf));
  await app.register(docsRoutes(site.product));
  return watch;
}

/** Registers what teams use to upload, preview and ramp up releases. */
export async function registerReleases(
  app: FastifyInstance,
  parts: GatewayParts,
  capabilities: GatewayCapabilities,
): Promise<void> {
  const { settings, site, shell, owners, verifier, db, availability, registry } = parts;
  const { store, buildFolder, secure, failures, renderers, links } = parts;
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
      measuredOf: createMeasured(parts.votes, parts.api),
      requests: createRequestReader(owners, db),
      registryOf: (by) => createRegistry({ db, verifier, modulesUrl: settings.MODULES_URL, by }),
      async previewLink(request, module, version, expiresAt) {
        const token = await links.sign({ module, version, expiresAt: expiresAt.getTime() });
        const tableScreens = capabilities.screens.filter((row) => row.module === module);
        const claimedScreens = (await registry.find(module, version))?.claims?.paths ?? [];
        const target = [...tableScreens, ...claimedScreens].find(({ path }) => !path.includes(':'));
        return `${parts.originOf(request)}${target?.path ?? '/'}?preview=${token}`;
      },
    }),
  );
  await app.register(canaryRoutes(registry, parts.pageVotes, parts.judge, failures, availability, secure));
}

/** Registers the embedded dashboard, the newsletter's pages, the download, the site map and the rendered pages. */
export async function registerVisitorPages(
  app: FastifyInstance,
  parts: GatewayParts,
  watch: ReturnType<typeof createWatch>,
): Promise<void> {
  const { settings, shell, db, registry, store, assets, secure, fetch, links } = parts;
  const kit = createKit(registry, store);
  // Files that were published before the kit had releases.
  await app.register(embedFiles(kit, path.join(assets, 'embed')));
  await app.register(embedPage(db, kit, parts.languages));
  await app.register(embedApi({ ...parts, watch }), { prefix: '/embed/api' });
  const siteOf = () => parts.languages.siteIn(currentLanguage());
  const sendPage = pageSender({ ...parts.plainPages, themeOf });
  await app.register(linkRoutes(sendPage, () => guideName(siteOf()), fetch));
  await app.register(formRoutes(sendPage, siteOf, fetch));
  const pictures = createOfflineImages(path.join(parts.packFolder, 'images'));
  await app.register(bundleRoutes({ ...parts, pictures, prepare: parts.hasWorker }));
  await app.register(creditsRoutes({ ...parts, ...parts.plainPages, themeOf }));
  await app.register(seoRoutes({ ...parts, matchRoute: shell.bundle.matchRoute }));
  const linked = process.env.NODE_ENV === 'development';
  await app.register(
    pageRoutes({
      ...parts,
      previews: { links, secure },
      api: parts.pagesApi,
      moduleOrigins: settings.MODULE_ORIGINS,
      renderBudgetMs: settings.RENDER_BUDGET_MS,
      worker: parts.hasWorker,
      styleSheets: createStyleSheets({ shell, assets, store, linked, log: app.log }),
    }),
  );
}
