import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import type { Site } from '@guide/contracts/site';
import type { FastifyPluginAsync } from 'fastify';
import plugin from 'fastify-plugin';
import { isOverriding } from './overrides';

export interface SecurityOptions {
  site: Site;
  /** Whether visitors come over TLS: only then may HSTS be promised. */
  tls: boolean;
  /** The text of the one script that is written into pages. */
  inlineScript: string;
  /** Origins that released modules come from, beside this one. */
  moduleHosts: string[];
  /** Origins that developers may take modules from. */
  moduleOrigins?: string[];
  /** Whether the builds are development builds: their files carry no hashes. Default no. */
  development?: boolean;
}

const REPORTS = gatewayOperations.reportViolations.path;

/** The origin of the tile server, with its `{s}` as a wildcard; none when tiles are off. */
const tileOrigins = ({ tiles }: Site) =>
  tiles.url
    ? [
        tiles.url
          .replace(/^(https?:\/\/)\{[^}]+\}\./, '$1*.')
          .split('/')
          .slice(0, 3)
          .join('/'),
      ]
    : [];

/**
 * Security headers of every answer. Scripts and styles come from this origin and the module origins only, none of
 * them inline but the pages' first script, by its hash; scripts without integrity are refused by browsers that know `Integrity-Policy`. Who takes modules from a
 * developer's origin gets a policy that allows it; all others get theirs as if there were no such origins. What browsers
 * refuse they report to `/api/reports`.
 */
export const securityHeaders = plugin<SecurityOptions>(
  (async (app, { site, tls, inlineScript, moduleHosts, moduleOrigins = [], development = false }) => {
    const own = ["'self'", ...moduleHosts];
    const developers = (request: IncomingMessage, write = (origin: string) => origin) =>
      isOverriding(request, moduleOrigins) ? moduleOrigins.map(write).join(' ') : '';
    const orDevelopers = [...own, (request: IncomingMessage) => developers(request)];
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: [
            ...orDevelopers,
            `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`,
          ],
          styleSrc: orDevelopers,
          imgSrc: ["'self'", 'data:', 'blob:', ...tileOrigins(site)],
          fontSrc: orDevelopers,
          connectSrc: [
            ...orDevelopers,
            (request: IncomingMessage) => developers(request, (origin) => origin.replace(/^http/, 'ws')),
          ],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          reportUri: [REPORTS],
          reportTo: ['reports'],
        },
      },
      strictTransportSecurity: tls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    });
    app.addHook('onRequest', async (request, reply) => {
      const headers = {
        'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
        'x-request-id': request.id,
        // A developer's own files have no registered hash.
        ...(development || isOverriding(request.raw, moduleOrigins)
          ? {}
          : { 'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)' }),
        'reporting-endpoints': `reports="${REPORTS}"`,
      };
      reply.headers(headers);
      // A mounted service writes to the raw answer itself.
      for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers })) {
        if (value !== undefined) reply.raw.setHeader(name, value as string);
      }
    });
  }) satisfies FastifyPluginAsync<SecurityOptions>,
  { name: 'security-headers' },
);
