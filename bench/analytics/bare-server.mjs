import fastify from 'fastify';
import { MongoClient } from 'mongodb';

const client = await new MongoClient(String(process.env.MONGODB_URL)).connect();
const views = client.db('bench').collection('views');
const app = fastify();
app.post('/api/analytics/pageview', async ({ body }) => {
  await views.insertOne({ ...body, at: new Date() });
  return { ok: true };
});
app.post('/api/analytics/batch', async ({ body }) => {
  await views.insertMany(body.views.map((view) => ({ ...view, at: new Date() })));
  return { ok: true };
});
console.log(JSON.stringify({ ready: true, url: await app.listen({ port: 0, host: '127.0.0.1' }) }));
process.once('SIGTERM', () =>
  app
    .close()
    .then(() => client.close())
    .then(() => process.exit(0)),
);
