import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { healthRoutes } from '../src/api/health';

test('health is degraded, with status 200, while a stable release cannot be rendered', async () => {
  const healthWhen = async (isRendering: boolean) => {
    const app = Fastify();
    await app.register(healthRoutes([], async () => isRendering));
    const { statusCode, json } = await app.inject('/api/health');
    return [statusCode, json().status];
  };
  expect(await healthWhen(true)).toEqual([200, 'ok']);
  expect(await healthWhen(false)).toEqual([200, 'degraded']);
});
