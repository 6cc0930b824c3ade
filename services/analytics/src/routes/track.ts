import { operations } from '@guide/contracts/api/operations';
import { MAX_BATCH_SIZE, PageView, TrackedEvent } from '@guide/contracts/api/schemas';
import { compileValidator, HttpError, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { readEvent } from '../intake/names';
import type { Receive } from '../intake/receive';

const Messages = Type.Optional(Type.Array(Type.Unknown(), { maxItems: MAX_BATCH_SIZE }));
/** Messages of a batch are validated separately, so that an invalid one does not affect the others. */
const AnyBatch = Type.Object({ views: Messages, events: Messages }, { additionalProperties: false });

/** Routes of page views (API-15), events (API-16), and batches that a page sends on unload. */
export function track(app: FastifyInstance, receive: Receive): void {
  const ok = { ok: true as const };
  route(app, operations.trackPageView, async (request, reply) => {
    await receive(request, reply, { views: [request.body] });
    return ok;
  });
  route(app, operations.trackEvent, async (request, reply) => {
    await receive(request, reply, { events: [request.body] });
    return ok;
  });
  const readViews = createReader('views', PageView);
  const readEvents = createReader('events', TrackedEvent, readEvent);
  route(app, { ...operations.trackBatch, body: AnyBatch }, async (request, reply) => {
    const [views, events] = [readViews(request.body.views), readEvents(request.body.events)];
    await receive(request, reply, { views: views.valid, events: events.valid });
    const refused = [...views.refused, ...events.refused];
    return refused.length > 0 ? { ...ok, refused } : ok;
  });
}

function createReader<S extends TSchema>(name: string, schema: S, check?: (message: Static<S>) => unknown) {
  const validate = compileValidator({ schema, method: 'POST', url: '' });
  const faultsOf = (message: unknown) => {
    try {
      const { error } = validate(message) as { error?: HttpError };
      if (error) throw error;
      check?.(message as Static<S>);
      return [];
    } catch (thrown) {
      if (thrown instanceof HttpError) return thrown.details ?? [];
      throw thrown;
    }
  };

  return (messages: unknown[] = []) => {
    const faults = messages.map(faultsOf);
    const refused = faults.flatMap((details, index) =>
      details.map(({ field, message }) => {
        const path = field === 'body' ? [name, index] : [name, index, field];
        return { field: path.join('/'), message };
      }),
    );
    return { valid: messages.filter((_, index) => faults[index]!.length === 0) as Static<S>[], refused };
  };
}
