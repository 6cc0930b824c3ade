import type { Release } from '@guide/contracts/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { createPreviewLinks, Preview } from './links';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the visitor opened a preview link of, as long as it is good. */
    preview: Preview | null;
  }
}

export interface PreviewsOptions {
  links: ReturnType<typeof createPreviewLinks>;
  /** Whether cookies are for TLS only. */
  secure: boolean;
}

const cookieName = (secure: boolean) => (secure ? '__Host-preview' : 'preview');

/**
 * Knows who has opened a preview link, by a cookie that holds the link's token. They are treated as those who opted out
 * of the statistics: nothing that they do is counted, in figures or as a vote for or against a release.
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
        // Without the database no token can be read: the page is the ordinary one.
        () => done(),
      );
    });
  },
  { name: 'previews', dependencies: ['@fastify/cookie'] },
);

/**
 * Opens or leaves a preview: its token goes into a cookie, or the cookie goes.
 * @param requested the parameter `preview` of the address
 * @returns false for what is no token of a preview
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

/** The release that a request is to be shown beside those that are live, or null: a refused one is not. */
export async function previewedRelease(
  { preview }: FastifyRequest,
  registry: { find(module: string, version: string): Promise<Release | null> },
): Promise<Release | null> {
  return preview && registry.find(preview.module, preview.version).catch(() => null);
}
