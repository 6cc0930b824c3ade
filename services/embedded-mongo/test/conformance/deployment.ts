import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type Collection, type Db, type Document, MongoClient, type ObjectId } from 'mongodb';
import { startEmbeddedMongo } from '../../src/index';
import { memoryFolder } from '../support/memoryFolder';

export interface Stored extends Document {
  _id: string | number | ObjectId;
}

export type Deployment = {
  client: MongoClient;
  database: Db;
  collection: Collection<Stored>;
};

/** Connects a test file to `MONGODB_URL`, or to an embedded server. The fields are set before the first test. */
export function useDeployment(): Deployment {
  const deployment = {} as Deployment;
  let stop = async () => {};

  beforeAll(async () => {
    let url = process.env.MONGODB_URL;
    if (!url) {
      const directory = await mkdtemp(join(memoryFolder, 'embedded-mongo-'));
      const server = await startEmbeddedMongo({ directory, sweepInterval: 200 });
      url = server.url;
      stop = async () => {
        await server.close();
        await rm(directory, { recursive: true });
      };
    }
    deployment.client = await new MongoClient(url, { serverSelectionTimeoutMS: 5000 }).connect();
    deployment.database = deployment.client.db(`conformance_${randomUUID().slice(0, 8)}`);
  });

  beforeEach(async () => {
    deployment.collection = deployment.database.collection(`c_${randomUUID().slice(0, 8)}`);
  });

  afterAll(async () => {
    await deployment.database?.dropDatabase();
    await deployment.client?.close();
    await stop();
  });

  return deployment;
}

export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => error.code,
  );
