import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyEtag from '@fastify/etag';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { operations } from '@guide/contracts/api/operations';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';
import type { Site } from '@guide/contracts/site';
import {
  drain,
  errors,
  isTracing,
  limitConnections,
  lingeringClose,
  loadShedding,
  oneHost,
  requestSpans,
} from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Languages } from './languages';
import { offlineCacheHeader } from './offline/cacheHeader';
import { errorPages } from './pages/errorPages';
import { requestTexts } from './pages/language';
import { localRedirects } from './pages/redirects';
import type { Shell } from './pages/shellFiles';
import type { GatewayPages } from './plainPage';
import { type PreviewsOptions, previews } from './previews/previews';
import { outdatedPages } from './releases/outdatedPages';
import type { Registry } from './releases/registry';
import { countryOfProxies } from './security/country';
import { forgetVisitor } from './security/forgetVisitor';
import { securityHeaders } from './security/headers';
import { hosts } from './security/hosts';
import { clientOfConnection } from './security/network';
import { proxyWarning } from './security/proxyWarning';
import { rates } from './security/rates';
import { readTurns } from './security/readTurns';
import { sameSiteWrites } from './security/sameSite';
import type { Settings } from './settings';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface EdgeOptions extends PreviewsOptions {
  languages: Languages;
  plainPages: GatewayPages;
  settings: Settings;
  site: Site;
  shell: Shell;
  registry: Registry;
}

/** Registers the hooks of every request on an app without routes. Hooks that refuse requests come first. */
export async function registerEdge(
  app: FastifyInstance,
  { settings, site, languages, plainPages, shell, registry, links, secure }: EdgeOptions,
): Promise<void> {
  const { ORIGIN: origin, TRUST_PROXY: trustProxy, MODULES_URL: modulesUrl } = settings;
  if (isTracing()) await app.register(requestSpans, { trusted: false });
  await app.register(requestTexts, { languages });
  await app.register(limitConnections, { clientOf: clientOfConnection(trustProxy) });
  await app.register(securityHeaders, {
    site,
    inlineScript: shell.first,
    moduleHosts: modulesUrl ? [new URL(modulesUrl).origin] : [],
    moduleOrigins: settings.MODULE_ORIGINS,
    development: process.env.NODE_ENV === 'development',
    tls: secure,
  });
  await app.register(localRedirects);
  await app.register(offlineCacheHeader, { registry });
  await app.register(outdatedPages, { served: shell.files.provides[CONTRACT_PACKAGE]! });
  await app.register(lingeringClose);
  await app.register(errors);
  await app.register(errorPages, plainPages);
  await app.register(drain);
  await app.register(oneHost);
  await app.register(loadShedding, { health: gatewayOperations.siteHealth.path });
  await app.register(readTurns, { budgetMs: settings.READ_BUDGET_MS });
  await app.register(rates, { writes: settings.WRITE_RATE, notFound: settings.NOT_FOUND_RATE });
  await app.register(proxyWarning, { trustProxy, origin });
  await app.register(hosts, { origin });
  await app.register(sameSiteWrites, {
    origin,
    allowed: settings.CORS_ORIGINS,
    // Webmail pages unsubscribe by the token in the URL (RFC 8058).
    openPaths: [operations.unsubscribe.path],
  });
  await app.register(countryOfProxies);
  await app.register(fastifyCookie);
  await app.register(previews, { links, secure });
  await app.register(forgetVisitor);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: BROTLI });
  await app.register(fastifyEtag);
}
