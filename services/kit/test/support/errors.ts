import { expect } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';

/** Asserts a 400 with the one error body, naming exactly these fields. */
export function expectInvalid(answer: LightMyRequestResponse, ...fields: string[]): void {
  expect(answer.statusCode).toBe(400);
  const { error } = answer.json();
  expect(error).toMatchObject({ code: 'INVALID_REQUEST', requestId: expect.any(String) });
  expect(error.details.map((fault: { field: string }) => fault.field)).toEqual(fields);
}

/** Asserts a 404 with the one error body. */
export function expectNotFound(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error).toMatchObject({ code: 'NOT_FOUND', requestId: expect.any(String) });
}

/** Asserts a 503 with the one error body and Retry-After; a write may not know whether it was sent. */
export function expectAway(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json().error).toMatchObject({
    code: expect.stringMatching(/^(DATABASE_UNAVAILABLE|OUTCOME_UNKNOWN)$/),
    requestId: expect.any(String),
  });
}
