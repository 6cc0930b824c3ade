/** A Fastify server that reads a JSON body, answers as the analytics service does, and does nothing else. */
import fastify from 'fastify';

const app = fastify();
app.post('/api/analytics/pageview', async () => ({ ok: true }));
app.post('/api/analytics/batch', async () => ({ ok: true }));
console.log(JSON.stringify({ ready: true, url: await app.listen({ port: 0, host: '127.0.0.1' }) }));
process.once('SIGTERM', () => app.close().then(() => process.exit(0)));
