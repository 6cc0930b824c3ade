import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Api, ApiError } from '@guide/contracts/api';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { compileValidator, unavailable } from '@guide/service-kit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { acceptsBrotli, brotli } from '../pages/encodings';
import { NETWORK_BITS, networkOf } from '../security/network';
import { createImageCache } from './cache';
import { ENCODER_VERSION, encode } from './encode';
import { createQueue } from './queue';
import { findSource, type Source } from './source';
import { ImageQuery, isGuideVariant, readVariant, type Variant } from './variant';

const MEBIBYTE = 1024 * 1024;
/** Requests from other sites have their own cache, so that they cannot evict the guide's pictures. */
export const CACHE_LIMITS = { guideBytes: 200 * MEBIBYTE, otherBytes: 20 * MEBIBYTE };
/** From this width on, an SVG this small (compressed) is smaller than any raster version. */
const SMALL_SVG = { width: 320, bytes: 12 * 1024 };
/** Sent with SVGs, which can contain scripts when opened as pages. */
const PICTURE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

type ImageRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Static<typeof ImageQuery> }>;

/** The image service (D-56, ENT-09): `/images/{file}` with auto, fit, w, h and q, and `/api/images/{listingId}`. */
export const imageRoutes =
  (folder: string, cacheFolder: string, api: Api, limits = CACHE_LIMITS): FastifyPluginAsync =>
  async (app) => {
    const onTrimFailed = (error: Error) => app.log.warn(`The image cache was not trimmed: ${error.message}`);
    const cache = createImageCache(cacheFolder, limits.guideBytes, onTrimFailed);
    const otherCache = createImageCache(path.join(cacheFolder, 'other'), limits.otherBytes, onTrimFailed);
    const enqueue = createQueue();

    app.get(
      '/images/*',
      { schema: { querystring: ImageQuery }, validatorCompiler: compileValidator },
      async (request: ImageRequest, reply) => {
        const source = await findSource(folder, request.params['*']);
        if (!source) return reply.callNotFound();
        return send(request, reply, source, readVariant(request.query, request.headers.accept));
      },
    );

    app.get<{ Params: { id: string } }>(gatewayOperations.listingImage.path, async (request, reply) => {
      if (!/^[1-9]\d{0,9}$/.test(request.params.id)) return reply.callNotFound();
      const listing = await api.listing({ id: Number(request.params.id) }).catch((error) => {
        if (error instanceof ApiError && error.status < 500) return null;
        throw unavailable('The listing of this picture cannot be read at the moment.', 2);
      });
      if (!listing?.imageUrl?.startsWith('/images/')) return reply.callNotFound();
      reply.header('cache-control', 'public, max-age=3600');
      return reply.redirect(listing.imageUrl + request.url.replace(/^[^?]*/, ''));
    });

    async function send(request: ImageRequest, reply: FastifyReply, source: Source, variant: Variant) {
      reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800');
      reply.header('vary', 'Accept, Accept-Encoding');
      if (source.isSvg && (await svgIsSmaller(source, variant))) return sendSvg(request, reply, source);
      const key = JSON.stringify([ENCODER_VERSION, source.file, source.version, variant]);
      const encodeSource = () =>
        enqueue(() => encode(source.file, variant), networkOf(request.ip, NETWORK_BITS));
      const picture = await (isGuideVariant(variant) ? cache : otherCache)
        .get(key, encodeSource)
        .catch((error) => {
          if (source.isSvg) return null;
          throw error;
        });
      // Under overload send the SVG itself, but do not let clients cache it.
      if (!picture) return sendSvg(request, reply.header('cache-control', 'no-store'), source);
      if (source.isSvg && picture.length >= (await compressed(source)).length)
        return sendSvg(request, reply, source);
      return reply.type(`image/${variant.format}`).send(picture);
    }

    const compressed = (source: Source) =>
      cache.get(`brotli ${source.file} ${source.version}`, async () =>
        brotli(await readFile(source.file), 9),
      );

    async function svgIsSmaller(source: Source, { width }: Variant) {
      return width >= SMALL_SVG.width && (await compressed(source)).length <= SMALL_SVG.bytes;
    }

    async function sendSvg(request: ImageRequest, reply: FastifyReply, source: Source) {
      reply.type('image/svg+xml');
      reply.header('content-security-policy', PICTURE_POLICY);
      if (acceptsBrotli(request.headers['accept-encoding'])) {
        return reply.header('content-encoding', 'br').send(await compressed(source));
      }
      return reply.send(await readFile(source.file));
    }
  };
