import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { findMismatch, type Schema } from '@guide/contracts/api/mismatch';
import { type Operation, operations } from '@guide/contracts/api/operations';
import { expect, test } from '@jest/globals';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';
import { addressOf } from './support/operations';

const gateway = await startGateway();

const all: Record<string, Operation & { status?: number }> = { ...operations, ...gatewayOperations };

test('the document names every call of the API, those of modules, pictures and health too, under its path', async () => {
  const { body } = await ask(gateway.url, { path: '/api/docs' });
  const { openapi, paths } = JSON.parse(body);
  expect(openapi).toBe('3.1.0');
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { operationId: string }>).map(
      ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
    ),
  );
  const expected = Object.entries(all).map(
    ([name, { method, path }]) => `${name} ${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(named.toSorted()).toEqual(expected.toSorted());
  for (const path of ['/api/modules', '/api/modules/{module}/releases', '/api/images/{id}', '/api/health'])
    expect(Object.keys(paths)).toContain(path);
});

const reads = Object.entries(all).filter(([, { method }]) => method === 'GET');

test.each(reads)('the answer of %s is what its operation says', async (_name, operation) => {
  const { status = 200, response } = operation;
  const answer = await ask(gateway.url, { path: addressOf(operation) });
  expect(answer.status).toBe(status);
  if (status !== 200) return;
  expect(findMismatch(response as Schema, JSON.parse(answer.body))).toBeNull();
});

test('a report of a failure is accepted as its operation says, and another one refused', async () => {
  const { path, status } = gatewayOperations.reportOutcome;
  const report = { module: 'discover', version: '1.0.0', kind: 'load' };
  const send = (body: object) => ask(gateway.url, { method: 'POST', path, body });
  const answer = await send(report);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { ok: true }]);
  for (const wrong of [
    { ...report, kind: 'other' },
    { kind: 'load' },
    { ...report, message: 'x'.repeat(301) },
  ])
    expect((await send(wrong)).status).toBe(400);
});
