import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { voterOf } from '../src/security/client';

test('D-35 visitors who opted out have one vote together, and clients that have left have none', () => {
  const voter = (ip: string | undefined, headers: FastifyRequest['headers']) => voterOf({ ip, headers });
  expect(voter('192.0.2.1', { 'sec-gpc': '1' })).toBe(voter('198.51.100.1', { dnt: '1' }));
  expect(voter('192.0.2.1', {})).toBe('192.0.2.1');
  expect(voter(undefined, {})).toBeNull();
});
