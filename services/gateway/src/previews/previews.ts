import type { Release } from '@guide/contracts/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { createPreviewLinks, Preview } from './links';

declare module 'fastify' {
  interface FastifyRequest {
    /** The preview that the visitor has opened; null once it has expired. */
    preview: Preview | null;
  }
}

export interface PreviewsOptions {
  links: ReturnType<typeof createPreviewLinks>;
  secure: boolean;
}

const cookieName = (secure: boolean) => (secure ? '__Host-preview' : 'preview');

/** Reads the preview cookie. Requests with a preview count as opted out: they send no analytics and have no vote. */
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
        // Without the database, show the ordinary page.
        () => done(),
      );
    });
  },
  { name: 'previews', dependencies: ['@fastify/cookie'] },
);

/** Stores a preview token in a cookie; `off` removes the cookie. @returns false if the token is invalid */
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

/** What previews need of the registry and of one read of it. */
interface Releases<State> {
  find(module: string, version: string): Promise<Release | null>;
  releasesIn(state: State, visitor: string | null): Readonly<Record<string, Release>>;
  alternativesIn(state: State, module: string, visitor: string | null): Release[];
}

/** The releases for a visitor. Without a preview, or if its release is refused, `previewed` is null. */
export async function releasesWithPreview<State>(
  { preview }: FastifyRequest,
  registry: Releases<State>,
  state: State,
  visitor: string | null,
) {
  const previewed = preview && (await registry.find(preview.module, preview.version).catch(() => null));
  const live = registry.releasesIn(state, visitor);
  return {
    previewed,
    releases: previewed ? { ...live, [previewed.module]: previewed } : live,
    /** The releases of a module to try in order. A preview has no fallback. */
    alternatives: (module: string): Release[] =>
      previewed?.module === module ? [previewed] : registry.alternativesIn(state, module, visitor),
  };
}
