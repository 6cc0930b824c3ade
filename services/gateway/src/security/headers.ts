import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import type { Site } from '@guide/contracts/site';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import helmet from 'helmet';
import { isOverriding } from './overrides';

export interface SecurityOptions {
  site: Site;
  tls: boolean;
  inlineScript: string;
  /** Origins of released modules other than the guide's origin. */
  moduleHosts: string[];
  moduleOrigins?: string[];
  development?: boolean;
}

const POLICY = 'content-security-policy';
const REPORTS = gatewayOperations.reportViolations.path;

/** CSP source expression of an inline script or style. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Origins of the map tiles for the CSP; `{s}` becomes a wildcard. */
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

/** Sets the security headers. HSTS covers this host only, because the operator's other hosts may have no TLS. */
export const securityHeaders = plugin<SecurityOptions>(
  async (app, options) => {
    const { moduleOrigins = [] } = options;
    const standard = headersOf(options, []);
    const overriding = headersOf(options, moduleOrigins);
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(isOverriding(request.raw, moduleOrigins) ? overriding : standard);
      reply.header('x-request-id', request.id);
      done();
    });
  },
  { name: 'security-headers' },
);

/** Allows inline styles. @param hashes - CSP source expressions */
export function allowStyles(reply: FastifyReply, hashes: string[]): void {
  const policy = String(reply.getHeader(POLICY));
  reply.header(POLICY, policy.replace('style-src', ['style-src', ...hashes].join(' ')));
}

/** Allows the page to call its modules' own backends. @param origins - of signed releases */
export function allowCalls(reply: FastifyReply, origins: string[]): void {
  if (origins.length === 0) return;
  const policy = String(reply.getHeader(POLICY));
  reply.header(POLICY, policy.replace('connect-src', ['connect-src', ...origins].join(' ')));
}

function headersOf(
  { site, tls, inlineScript, moduleHosts, development = false }: SecurityOptions,
  developers: string[],
): Record<string, string> {
  // CSP sources cannot be IPv6 addresses (https://www.w3.org/TR/CSP3/#grammardef-host-part).
  const allowed = developers.filter((origin) => !origin.includes('['));
  const moduleSources = ["'self'", ...moduleHosts, ...allowed];
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [...moduleSources, sourceHash(inlineScript)],
        styleSrc: moduleSources,
        imgSrc: ["'self'", 'data:', 'blob:', ...tileOrigins(site)],
        fontSrc: moduleSources,
        connectSrc: [...moduleSources, ...allowed.map((origin) => origin.replace(/^http/, 'ws'))],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: [REPORTS],
        reportTo: ['reports'],
      },
    },
    strictTransportSecurity: tls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  write(request, response, (error) => {
    if (error) throw error;
  });
  return {
    ...(response.getHeaders() as Record<string, string>),
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    // A developer's files have no registered hash.
    ...(development || developers.length > 0
      ? {}
      : { 'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)' }),
    'reporting-endpoints': `reports="${REPORTS}"`,
  };
}
