import fastifyCompress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Brotli or gzip for bodies over 1 KB. https://github.com/fastify/fastify-compress */
export const compress = fp(
  async (app) => app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] }),
  { name: 'guide-compress', fastify: '5.x' },
);
