import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { buildGateway } from './app';
import { serviceNames } from './backends/backend';
import { mountServices } from './mounts';

/** Starts the whole site; the environment says where things are. Prints one JSON line when it listens. */
const env = process.env;
const required = (name: string) => {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

const mongoUrl = required('MONGODB_URL');
const packFolder = required('CITY_FOLDER');
const databasePrefix = env.MONGODB_PREFIX ?? 'guide';
const addresses = Object.fromEntries(serviceNames.map((name) => [name, env[`${name.toUpperCase()}_URL`]]));
const client = await new MongoClient(mongoUrl, { serverSelectionTimeoutMS: 2000 }).connect();
const app = await buildGateway({
  site: JSON.parse(await readFile(path.join(packFolder, 'site.json'), 'utf8')),
  packFolder,
  buildFolder: required('BUILD_FOLDER'),
  store: required('MODULE_STORE'),
  imageCache: path.join(required('DATA_DIR'), 'image-cache'),
  db: client.db(`${databasePrefix}_gateway`),
  backends: await mountServices({ mongoUrl, packFolder, databasePrefix }, addresses),
  origin: env.ORIGIN,
});
app.addHook('onClose', () => client.close());
const address = await app.listen({ host: env.HOST ?? '127.0.0.1', port: Number(env.PORT ?? 4000) });
console.log(JSON.stringify({ ready: true, url: address }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
