import { serverLimits } from '@guide/service-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerEdge } from './edge';
import { createLanguages, type Languages } from './languages';
import { createClientErrorHandler } from './pages/clientErrorHandler';
import { withoutLanguage } from './pages/language';
import { createParts, describeGuide, type GatewayOptions } from './parts';
import { type GatewayPages, preparePlainPages } from './plainPage';
import { storeScreens } from './releases/live';
import { registerApi, registerFiles, registerReleases, registerVisitorPages } from './routes';
import { normalTarget } from './security/requestTarget';
import { watchSite } from './site';

/** Probes, scrapers and service workers use these by convention: modules may not claim them. */
const RESERVED_PATHS = ['/health', '/metrics', '/sw'];

/** Builds the server of pages, modules, pictures and the API. It does not listen. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { site, shell, db, backends } = options;
  const languages = createLanguages(options.sites, shell.catalogues);
  const plainPages = preparePlainPages(languages, shell);
  const app = createServer(options, languages, plainPages);
  const routePaths = new Set(RESERVED_PATHS);
  app.addHook('onRoute', ({ url }) => {
    routePaths.add(url);
  });
  const parts = await createParts(app, { ...options, languages, plainPages });
  const capabilities = describeGuide(shell, site);
  await parts.failures.prepare();
  // The order matters: hooks apply to routes that are registered after them.
  await registerEdge(app, parts);
  await registerFiles(app, parts);
  const watch = await registerApi(app, parts);
  await registerReleases(app, parts, capabilities);
  await registerVisitorPages(app, parts, watch);
  capabilities.gatewayPaths = [...routePaths].sort();
  await storeScreens(db, capabilities.screens);
  const stopWatching = await watchSite(
    db,
    options.sites,
    parts.renderers.showSite,
    options.availability,
    options.log,
  );
  app.addHook('onClose', async () => {
    stopWatching();
    await parts.renderers.close();
    await Promise.all(backends.map((backend) => backend.close()));
  });
  return app;
}

function createServer(
  { settings, log, availability }: GatewayOptions,
  languages: Languages,
  plainPages: GatewayPages,
): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...serverLimits,
    clientErrorHandler: createClientErrorHandler(plainPages, languages),
    rewriteUrl: (request) => withoutLanguage(request, normalTarget(request), languages.list()),
    loggerInstance: log,
    trustProxy: settings.TRUST_PROXY.length > 0 ? settings.TRUST_PROXY : false,
  });
  app.removeContentTypeParser('text/plain');
  app.decorate('availability', availability);
  return app;
}
