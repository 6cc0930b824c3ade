/** A Fastify server with one route that sends the compressed bytes of another server's page. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fastify from 'fastify';

const [page] = (await once(get(process.argv[2]!, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
  IncomingMessage,
];
const bytes = await buffer(page);
const headers = Object.fromEntries(
  Object.entries(page.headers).filter(
    ([name]) => !/^(content-length|transfer-encoding|connection|keep-alive|date)$/.test(name),
  ),
);
const app = fastify();
app.get('/', async (_request, reply) => reply.headers(headers).send(bytes));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', () => void app.close());
process.stdin.on('end', () => process.exit()).resume();
console.log(JSON.stringify({ ready: true, url, bytes: bytes.length }));
