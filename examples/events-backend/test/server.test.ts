/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createBackend } from '../server.mjs';

test('the guide gets JSON that its pages may read and share for half a minute', async () => {
  const app = createBackend('https://guide.example');
  const { headers, body } = await app.inject('/events');
  expect(JSON.parse(body)[0]).toEqual({ id: 1, name: 'Lantern walk', day: '2026-12-05' });
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'https://guide.example',
    'cache-control': 'max-age=30',
    'content-type': expect.stringMatching(/^application\/json/),
  });
  expect((await app.inject('/events/2')).json().name).toBe('Winter market');
  expect((await app.inject('/events/3')).statusCode).toBe(404);
  await app.close();
});
