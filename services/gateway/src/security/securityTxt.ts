import type { FastifyPluginAsync } from 'fastify';

const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** GET /.well-known/security.txt (RFC 9116), if a contact is set. */
export const securityTxt =
  (contact: string | undefined, originOf: () => string): FastifyPluginAsync =>
  async (app) => {
    if (!contact) return;
    app.get('/.well-known/security.txt', async (_request, reply) => {
      const expires = new Date(Date.now() + VALID_MS).toISOString();
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
      return `Contact: ${contact}\nExpires: ${expires}\nCanonical: ${originOf()}/.well-known/security.txt\nPreferred-Languages: en\n`;
    });
  };
