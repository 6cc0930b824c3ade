/** A Fastify with one route that answers with the bytes of another server's page, fetched once. */
import { brotliCompressSync, constants } from 'node:zlib';
import fastify from 'fastify';

const page = await fetch(process.argv[2]!);
// The quality that the gateway compresses pages with.
const bytes = brotliCompressSync(await page.text(), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
const headers = Object.fromEntries(
  [...page.headers].filter(
    ([name]) =>
      !/^(content-length|content-encoding|transfer-encoding|connection|keep-alive|date)$/.test(name),
  ),
);
const app = fastify();
app.get('/', async (_request, reply) => reply.headers(headers).header('content-encoding', 'br').send(bytes));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', () => void app.close());
process.stdin.on('end', () => process.exit()).resume();
console.log(JSON.stringify({ ready: true, url, bytes: bytes.length }));
