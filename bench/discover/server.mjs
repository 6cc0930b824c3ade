/**
 * The discover service over so many generated listings and, beside it, a bare route that sends the same bytes: forked
 * with the number, a folder for its files and then the paths. The database is `MONGODB_URL` or the embedded one in a process of its own.
 * Says `{ url, bareUrl, sizes }` when it is ready; asked for 'cpu', it says the ms of processor time it used.
 */
import { writeFile } from 'node:fs/promises';
import { service } from '@guide/service-discover';
import { generateListings } from '@guide/service-search/testing';
import fastify from 'fastify';
import { startProcess } from '../embedded-mongo/process.mjs';

const [size, folder, ...paths] = process.argv.slice(2);
await writeFile(`${folder}/listings.json`, JSON.stringify(generateListings(Number(size))));
const database = process.env.MONGODB_URL ? undefined : await startProcess(folder);
const app = await service.buildApp({
  mongoUrl: database?.url ?? String(process.env.MONGODB_URL),
  databasePrefix: 'guide_bench',
  packFolder: folder,
});

const bytes = new Map();
const bare = fastify();
bare.get('*', async (request, reply) => {
  return reply.type('application/json; charset=utf-8').send(bytes.get(request.url));
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
for (const path of paths) {
  let answer = await app.inject(path);
  while (answer.statusCode === 503) answer = await app.inject(path);
  bytes.set(path, answer.rawPayload);
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', async () => {
  await app.close();
  await database?.end('SIGTERM');
  process.exit();
});
process.send?.({ url, bareUrl, sizes: [...bytes.values()].map((one) => one.length) });
