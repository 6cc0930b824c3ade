import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { MongoClient } from 'mongodb';
import { isTracing } from './tracing';

export function commandSpans(client: MongoClient): MongoClient {
  if (!isTracing()) return client;
  const running = new Map<number, Span>();
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    if (!trace.getActiveSpan()) return;
    const collection = command[commandName];
    const attributes = {
      'db.system.name': 'mongodb',
      'db.namespace': databaseName,
      'db.operation.name': commandName,
      ...(typeof collection === 'string' && { 'db.collection.name': collection }),
    };
    const name = typeof collection === 'string' ? `${commandName} ${collection}` : commandName;
    running.set(requestId, trace.getTracer('guide').startSpan(name, { kind: SpanKind.CLIENT, attributes }));
  });
  client.on('commandSucceeded', ({ requestId }) => endSpan(requestId));
  client.on('commandFailed', ({ requestId, failure }) => endSpan(requestId, failure));
  return client;

  function endSpan(id: number, failure?: Error): void {
    const span = running.get(id);
    if (!span) return;
    running.delete(id);
    if (failure) span.setStatus({ code: SpanStatusCode.ERROR, message: failure.message });
    span.end();
  }
}
