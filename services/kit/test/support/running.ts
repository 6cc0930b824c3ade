import { afterAll } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { ServiceDefinition, ServiceOptions } from '../../src';
import { startTestDatabase, type TestDatabase } from './database';
import { london } from './pack';

/** A service on the London pack and a real database of its own; both end with the tests of the file. */
export async function startService(
  { buildApp }: ServiceDefinition,
  options: Partial<ServiceOptions> = {},
): Promise<{ app: FastifyInstance; database: TestDatabase }> {
  const database = await startTestDatabase();
  const app = await buildApp({ mongoUrl: database.url, packFolder: london, ...options });
  afterAll(async () => {
    await app.close();
    await database.remove();
  });
  return { app, database };
}
