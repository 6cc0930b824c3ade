import { expect } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';

export function expectInvalid(response: LightMyRequestResponse, ...fields: string[]): void {
  expect(response.statusCode).toBe(400);
  const { error } = response.json();
  expect(error).toMatchObject({ code: 'INVALID_REQUEST', requestId: expect.any(String) });
  expect(error.details.map((fault: { field: string }) => fault.field)).toEqual(fields);
}

export function expectNotFound(response: LightMyRequestResponse): void {
  expect(response.statusCode).toBe(404);
  expect(response.json().error).toMatchObject({ code: 'NOT_FOUND', requestId: expect.any(String) });
}

/** Asserts a 503 with Retry-After; a write's outcome may be unknown. */
export function expectAway(response: LightMyRequestResponse): void {
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  expect(response.json().error).toMatchObject({
    code: expect.stringMatching(/^(DATABASE_UNAVAILABLE|OUTCOME_UNKNOWN)$/),
    requestId: expect.any(String),
  });
}
