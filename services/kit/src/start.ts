import type { Fetch, ModuleList } from '@guide/contracts/api';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from './config';
import { exitWithParent } from './exitWithParent';
import { gracefulShutdown } from './gracefulShutdown';
import { logging } from './logging';
import { logRejections } from './logRejections';
import { startMetricsServer } from './metricsServer';
import { limitConnections } from './plugins/limitConnections';
import { loadShedding } from './plugins/loadShedding';
import type { LiveRelease, ServiceDefinition } from './service';
import { startTracing, traceHeaders } from './tracing/tracing';

/** Runs a service until SIGTERM or SIGINT; prints a JSON line when it listens. Exits with one sentence on a failure. */
export async function startServer(service: ServiceDefinition): Promise<void> {
  exitWithParent();
  try {
    const config = readConfig();
    const stopTracing = await startTracing(service.name);
    const app = await service.buildApp({
      mongoUrl: config.MONGODB_URL,
      databasePrefix: config.MONGODB_PREFIX,
      packFolder: config.CITY_FOLDER,
      fetchDiscover: config.DISCOVER_URL ? fetchFrom(config.DISCOVER_URL) : undefined,
      liveReleases: config.GATEWAY_URL ? fetchReleases(config.GATEWAY_URL) : undefined,
      logger: logging(config.LOG_LEVEL, service.name),
      trustProxy: config.TRUST_PROXY,
      origin: config.ORIGIN,
      corsOrigins: config.CORS_ORIGINS,
    });
    logRejections(app.log);
    await app.register(limitConnections);
    await app.register(loadShedding);
    const metricsPort = await startMetricsServer(app, config.HOST, config.METRICS_PORT);
    gracefulShutdown(app, stopTracing);
    await listen(app, config, metricsPort);
  } catch (error) {
    console.error(`The ${service.name} service did not start: ${(error as Error).message}`);
    process.exit(1);
  }
}

async function listen(app: FastifyInstance, { PORT, HOST }: Config, metricsPort: number): Promise<void> {
  try {
    const url = await app.listen({ port: PORT, host: HOST });
    console.log(JSON.stringify({ ready: true, url, metricsPort }));
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw inUse ? new Error(`port ${PORT} is in use; set PORT to another one`) : error;
  }
}

/** Reads the live releases from the gateway. @throws when it does not respond within 2 s */
const fetchReleases = (gateway: string) => async (): Promise<LiveRelease[]> => {
  const response = await fetch(new URL('/api/modules', gateway), { signal: AbortSignal.timeout(2000) });
  const { microFrontends } = (await response.json()) as ModuleList;
  return Object.entries(microFrontends).flatMap(([module, releases]) =>
    releases.map(({ metadata: { version }, extras: { owner, claims } }) => ({
      module,
      version,
      owner,
      claims,
    })),
  );
};

const fetchFrom =
  (base: string): Fetch =>
  (path, init) =>
    fetch(new URL(path, base), { ...init, headers: { ...init?.headers, ...traceHeaders() } });
