import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import fp from 'fastify-plugin';

export const isTracing = (): boolean => Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);

const tracer = () => trace.getTracer('guide');

/** Exports spans if `OTEL_EXPORTER_OTLP_ENDPOINT` is set. @returns flushes the remaining spans when called */
export async function startTracing(service: string): Promise<() => Promise<void>> {
  if (!isTracing()) return async () => {};
  const { startExporting } = await import('./exporter');
  return startExporting(service);
}

/** Creates a span per request. Only a trusted caller's trace is continued: visitors could send any trace id. */
export const requestSpans = fp<{ trusted: boolean }>(async (app, { trusted }) => {
  app.addHook('onRequest', (request, reply, done) => {
    const parent = parentOf(request.raw.headers, trusted);
    const span = tracer().startSpan(
      `${request.method} ${request.routeOptions.url ?? 'none'}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': request.routeOptions.url ?? 'none',
          'guide.request_id': request.id,
        },
      },
      parent,
    );
    // Lets browser measurements find the trace: https://www.w3.org/TR/server-timing/
    const { traceId, spanId } = span.spanContext();
    if (!trusted) reply.raw.setHeader('server-timing', `traceparent;desc="00-${traceId}-${spanId}-01"`);
    // Uses `close` instead of onResponse, because mounted services respond on the raw response.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.raw.statusCode);
      if (reply.raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), done);
  });
});

function parentOf(headers: Record<string, unknown>, trusted: boolean): Context {
  if (trace.getActiveSpan()) return context.active();
  return trusted ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
}

export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Runs work in its own span. @param attributes - only our own names: module, version */
export async function inSpan<T>(
  name: string,
  attributes: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  if (!isTracing()) return work();
  return tracer().startActiveSpan(name, { attributes }, async (span: Span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message });
      throw error;
    } finally {
      span.end();
    }
  });
}

export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
