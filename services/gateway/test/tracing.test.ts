import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { london, startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildProgram } from '../../../tooling/build/program.mjs';
import { startProgram } from '../../../tooling/commands/processes.mjs';
import { ask } from './support/ask';
import { startGatewayOn } from './support/gateway';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  service: string;
  attributes: Record<string, unknown>;
}

const spans: ReceivedSpan[] = [];
const collector = createServer(async (request, response) => {
  const body = (await json(request)) as {
    resourceSpans: {
      resource: { attributes: Attribute[] };
      scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: Attribute[] })[] }[];
    }[];
  };
  for (const { resource, scopeSpans } of body.resourceSpans) {
    const service = String(valuesOf(resource.attributes)['service.name']);
    for (const scope of scopeSpans)
      for (const span of scope.spans) spans.push({ ...span, service, attributes: valuesOf(span.attributes) });
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

let database: TestDatabase;
let gateway: Awaited<ReturnType<typeof startGatewayOn>>;
let pubs: Awaited<ReturnType<typeof startProgram>>;
let url: string;
beforeAll(async () => {
  database = await startTestDatabase();
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_BSP_SCHEDULE_DELAY: '50' };
  pubs = await startProgram(await buildProgram('services/pubs/src/server.ts'), {
    env: { ...tracing, PORT: '0', MONGODB_URL: database.url, CITY_FOLDER: london, TRUST_PROXY: 'loopback' },
  });
  gateway = await startGatewayOn(database, { ...tracing, PUBS_URL: pubs.ready.url, LOG_LEVEL: 'info' });
  url = await gateway.ready;
});
afterAll(async () => {
  await gateway.end();
  await pubs.stop();
  await database.remove();
  collector.close();
});

/** Waits for spans of a response's trace. @returns them in the order of their names */
async function traceOf(traceparent: string, ...names: string[]): Promise<ReceivedSpan[]> {
  const id = traceparent.split('-')[1];
  for (;;) {
    const found = names.map((name) => spans.find((span) => span.traceId === id && span.name === name));
    if (found.every((span) => span !== undefined)) return found;
    await once(collector, 'request');
    await new Promise(setImmediate);
  }
}

const timing = (headers: Record<string, unknown>) =>
  String(headers['server-timing']).match(/traceparent;desc="([^"]+)"/)![1]!;

test('a trace covers gateway, mounted service and database, and the response names it', async () => {
  const { status, headers } = await ask(url, {
    path: '/api/pubs/1',
    headers: { cookie: 'secret=1', 'user-agent': 'secret' },
  });
  expect(status).toBe(200);
  const trace = await traceOf(timing(headers), 'GET /api/pubs/*', 'GET /api/pubs/:id', 'find pubs');
  const [root, served, command] = trace;
  expect(trace.map(({ service }) => service)).toEqual(['gateway', 'pubs', 'pubs']);
  expect(root!.parentSpanId ?? '').toBe('');
  expect(served!.parentSpanId).toBe(root!.spanId);
  expect(command).toMatchObject({
    parentSpanId: served!.spanId,
    attributes: { 'db.namespace': 'guide_pubs', 'db.collection.name': 'pubs' },
  });
  expect(JSON.stringify(spans)).not.toContain('secret');
});

test("a page's trace includes its renderer's calls, the mounted service and the database, and is in the log", async () => {
  const { headers } = await ask(url, { path: '/top-attractions' });
  const names = ['GET /*', 'render discover', 'GET /api/listings', 'find seeds'];
  const trace = await traceOf(timing(headers), ...names);
  const [page, render] = trace;
  expect(trace.slice(1).map(({ parentSpanId }) => parentSpanId)).toEqual(
    trace.slice(0, -1).map(({ spanId }) => spanId),
  );
  expect(render!.attributes).toMatchObject({ module: 'discover', version: '1.0.0' });
  const isOfTrace = (line: string) => line.includes(`"trace_id":"${page!.traceId}"`);
  await gateway.logged(isOfTrace);
});

test("a visitor's trace header starts no trace and reaches no service", async () => {
  const forged = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01';
  const { headers } = await ask(url, { path: '/api/pubs', headers: { traceparent: forged } });
  expect(timing(headers)).not.toContain('0123456789abcdef');
  await traceOf(timing(headers), 'GET /api/pubs', 'find pubs');
  expect(spans.some(({ traceId }) => traceId.startsWith('0123456789abcdef'))).toBe(false);
});
