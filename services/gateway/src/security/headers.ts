import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import type { Site } from '@guide/contracts/site';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import helmet from 'helmet';
import { isOverriding } from './overrides';

export interface SecurityOptions {
  site: Site;
  /** Whether HSTS may be promised. */
  tls: boolean;
  /** The text of the one inline script. */
  inlineScript: string;
  /** Origins of released modules besides the guide's own. */
  moduleHosts: string[];
  /** Origins of developers' modules. */
  moduleOrigins?: string[];
  /** Files of development builds carry no hashes. */
  development?: boolean;
}

const POLICY = 'content-security-policy';
const REPORTS = gatewayOperations.reportViolations.path;

/** With `{s}` as a wildcard; none when tiles are off. */
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
 * Security headers of every response. HSTS is for this host only: the operator's others may have no TLS. Only the
 * pages' first script and styles may be inline, by hash. Who loads modules from a developer's origin gets a policy
 * that allows it; other visitors keep theirs.
 */
export const securityHeaders = plugin<SecurityOptions>(
  (async (app, options) => {
    const { moduleOrigins = [] } = options;
    const usual = headersOf(options, []);
    const overriding = headersOf(options, moduleOrigins);
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(isOverriding(request.raw, moduleOrigins) ? overriding : usual);
      reply.header('x-request-id', request.id);
      done();
    });
  }) satisfies FastifyPluginAsync<SecurityOptions>,
  { name: 'security-headers' },
);

/** Allows inline styles. @param hashes as the policy writes them */
export function allowStyles(reply: FastifyReply, hashes: string[]): void {
  const policy = String(reply.getHeader(POLICY));
  reply.header(POLICY, policy.replace('style-src', ['style-src', ...hashes].join(' ')));
}

function headersOf(
  { site, tls, inlineScript, moduleHosts, development = false }: SecurityOptions,
  developers: string[],
): Record<string, string> {
  // CSP sources cannot be IPv6 addresses (https://www.w3.org/TR/CSP3/#grammardef-host-part).
  const allowed = developers.filter((origin) => !origin.includes('['));
  const own = ["'self'", ...moduleHosts, ...allowed];
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [...own, `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`],
        styleSrc: own,
        imgSrc: ["'self'", 'data:', 'blob:', ...tileOrigins(site)],
        fontSrc: own,
        connectSrc: [...own, ...allowed.map((origin) => origin.replace(/^http/, 'ws'))],
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
  const answer = new ServerResponse(request);
  write(request, answer, (error) => {
    if (error) throw error;
  });
  return {
    ...(answer.getHeaders() as Record<string, string>),
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    // A developer's files have no registered hash.
    ...(development || developers.length > 0
      ? {}
      : { 'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)' }),
    'reporting-endpoints': `reports="${REPORTS}"`,
  };
}
