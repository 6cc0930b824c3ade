import type { Release } from '@guide/contracts/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { createPreviewLinks, Preview } from './links';

declare module 'fastify' {
  interface FastifyRequest {
    /** The preview that the visitor has opened, until it expires. */
    preview: Preview | null;
  }
}

export interface PreviewsOptions {
  links: ReturnType<typeof createPreviewLinks>;
  secure: boolean;
}

const cookieName = (secure: boolean) => (secure ? '__Host-preview' : 'preview');

/**
 * Reads the cookie with the token of a preview link. Requests with one count as opted out: in no figure, and without a vote.
 */
export const previews = plugin<PreviewsOptions>(
  async (app, { links, secure }) => {
    app.decorateRequest('preview', null);
    app.addHook('onRequest', (request, _reply, done) => {
      const token = request.cookies[cookieName(secure)];
      if (!token) return done();
      links.read(token).then(
        (preview) => {
          if (preview) {
            request.preview = preview;
            request.raw.headers['sec-gpc'] = '1';
          }
          done();
        },
        // Without the database the page is the ordinary one.
        () => done(),
      );
    });
  },
  { name: 'previews', dependencies: ['@fastify/cookie'] },
);

/**
 * Puts the token of a preview into a cookie, or removes the cookie.
 * @param requested the query parameter `preview`
 * @returns false if it is no token
 */
export async function openPreview(
  { links, secure }: PreviewsOptions,
  requested: string,
  reply: FastifyReply,
): Promise<boolean> {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  if (requested === 'off') {
    reply.clearCookie(cookieName(secure), options);
    return true;
  }
  const preview = await links.read(requested).catch(() => null);
  if (!preview) return false;
  reply.setCookie(cookieName(secure), requested, { ...options, expires: new Date(preview.expiresAt) });
  return true;
}

/** The previewed release; null without one, and where it is refused. */
export async function previewedRelease(
  { preview }: FastifyRequest,
  registry: { find(module: string, version: string): Promise<Release | null> },
): Promise<Release | null> {
  return preview && registry.find(preview.module, preview.version).catch(() => null);
}
