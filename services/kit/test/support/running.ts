import { afterAll } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { ServiceDefinition, ServiceOptions } from '../../src';
import { startTestDatabase, type TestDatabase } from './database';
import { london } from './pack';

/** Builds a service with the London pack and its own real database; both are closed after all tests of the file. */
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
