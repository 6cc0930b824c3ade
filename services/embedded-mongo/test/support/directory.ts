import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../src/index';
import { memoryFolder } from './memoryFolder';

const directories: string[] = [];

afterAll(async () => {
  for (const directory of directories.splice(0)) await rm(directory, { recursive: true, force: true });
});

export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(memoryFolder, 'guide-db-'));
  directories.push(directory);
  return directory;
}

/** Starts a server and a client for all tests of a file. */
export async function useServer(password?: string) {
  const server = await startEmbeddedMongo({ directory: await temporaryDirectory(), password });
  const client = await new MongoClient(server.url).connect();
  afterAll(async () => {
    await client.close();
    await server.close();
  });
  return { server, client };
}

export async function withServer<T>(directory: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const server = await startEmbeddedMongo({ directory });
  const client = await new MongoClient(server.url).connect();
  try {
    return await use(client);
  } finally {
    await client.close();
    await server.close();
  }
}
