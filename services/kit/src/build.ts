import fastifyCompress from '@fastify/compress';
import fastifyCors from '@fastify/cors';
import fastifyEtag from '@fastify/etag';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Db } from 'mongodb';
import { type Availability, createAvailability } from './database/availability';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open';
import { HttpError } from './errors/httpError';
import { createLanguages, type Language } from './languages/languages';
import { openPack } from './pack';
import { drain } from './plugins/drain';
import { errors } from './plugins/errors';
import { health } from './plugins/health';
import { lingeringClose } from './plugins/lingeringClose';
import { oneHost } from './plugins/oneHost';
import { responseHeaders } from './plugins/responseHeaders';
import { serverLimits } from './serverLimits';
import type { ServiceDefinition, ServiceOptions, ServiceParts } from './service';
import { isTracing, requestSpans } from './tracing/tracing';
import { compileValidator } from './validation/compile';

declare module 'fastify' {
  interface FastifyInstance {
    /** The migrated database with indexes and seed. @throws {HttpError} 503 when it is unreachable */
    database(): Promise<Db>;
    isDatabaseUp(timeoutMs: number): Promise<boolean>;
    availability: Availability;
    /** The language of a request, if it is not English. */
    languageOf(request: Pick<FastifyRequest, 'query' | 'headers'>): Promise<Language | undefined>;
  }
}

async function build(service: ServiceDefinition, options: ServiceOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...logging(options.logger),
    trustProxy: options.trustProxy ?? [],
    ...serverLimits,
  }) as unknown as FastifyInstance;
  const pack = openPack(options.packFolder);
  const name = `${options.databasePrefix ?? 'guide'}_${service.name}`;
  const migrations = (service.migrations ?? []).map(({ description, run }) => ({
    description,
    run: (db: Db) => run(db, pack, app.log),
  }));
  const database = openDatabase(
    options.mongoUrl,
    name,
    {
      migrate: (db) => migrate(db, migrations, app.log),
      async setUp(db) {
        await service.prepare?.(db);
        await service.seed?.(db, pack);
      },
    },
    app.log,
  );

  app.decorate('database', database.ready);
  app.decorate('isDatabaseUp', database.isUp);
  const availability =
    options.availability ??
    createAvailability(async () => (await database.ready()).command({ ping: 1 }), app.log);
  app.decorate('availability', availability);
  app.decorate('copies', []);
  app.decorate('languageOf', createLanguages(app));
  app.addHook('onError', async (_request, _reply, error) => database.reportError(error));
  app.addHook('onClose', async () => {
    if (!options.availability) availability.close();
    await database.close();
  });
  app.setValidatorCompiler(compileValidator);
  app.removeContentTypeParser('text/plain');

  if (isTracing()) await app.register(requestSpans, { trusted: Boolean(options.trustProxy) });
  const cacheControl = service.cacheControl ?? 'no-cache';
  await app.register(lingeringClose);
  await app.register(errors);
  await app.register(oneHost);
  await app.register(responseHeaders, { cacheControl });
  await app.register(drain);
  if (options.corsOrigins?.length) {
    await app.register(fastifyCors, {
      origin: options.corsOrigins,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST'],
      exposedHeaders: ['x-total-count', 'x-request-id'],
    });
  }
  // Weak, because the same content also goes out compressed (D-59).
  if (cacheControl === 'no-cache') await app.register(fastifyEtag, { weak: true });
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(health, { database, service });

  try {
    await firstAttempt(app);
    await service.routes(app, { options, pack });
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

export function defineService(parts: ServiceParts): ServiceDefinition {
  const service: ServiceDefinition = { ...parts, buildApp: (options) => build(service, options) };
  return service;
}

/** Only an unreachable database lets the start continue: requests retry the connection. */
async function firstAttempt(app: FastifyInstance): Promise<void> {
  try {
    await app.database();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    app.log.warn(`The database is away; answering 503 until it is back. ${error.cause}`);
  }
}

function logging(logger: ServiceOptions['logger']): Pick<FastifyServerOptions, 'logger' | 'loggerInstance'> {
  return logger && typeof logger === 'object' && 'child' in logger
    ? { loggerInstance: logger as FastifyBaseLogger }
    : { logger: logger ?? false };
}
