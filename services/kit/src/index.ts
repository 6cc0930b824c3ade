export { defineService } from './build';
export { type Config, readConfig, readEnvironment, readList } from './config';
export { addCopy, keepCopy } from './content-copy';
export { createClient } from './database/client';
export { insertOnce, isDuplicateKey, newSecret } from './database/insert-once';
export { isDatabaseAway } from './database/is-away';
export { measureDatabase } from './database/metrics';
export { checkVersion, dataVersion, type Migration, migrate } from './database/migrate';
export { replaceAll } from './database/replace-all';
export { seedFiles } from './database/seed-files';
export { waitForDatabase } from './database/wait';
export { endWith } from './errors/client-error';
export {
  databaseUnavailable,
  HttpError,
  httpError,
  invalidRequest,
  notFound,
  tooManyRequests,
  unavailable,
} from './errors/http-error';
export { gracefulShutdown } from './graceful-shutdown';
export { joinList } from './join-list';
export { createLogger, logging } from './logging';
export { Counter, Gauge, Histogram } from './metrics';
export { startMetricsServer } from './metrics-server';
export { optedOut } from './opted-out';
export { openPack, type Pack, type PackContent, type PackFile, readPackFile } from './pack';
export { drain } from './plugins/drain';
export { errors } from './plugins/errors';
export { loadShedding, STREAMING } from './plugins/load-shedding';
export { MonotonicStore } from './rate-store';
export { route } from './route';
export { serverLimits } from './server-limits';
export type { LiveRelease, ServiceContext, ServiceDefinition, ServiceOptions } from './service';
export { startServer } from './start';
export { withTimeout } from './timeout';
export { inSpan, isTracing, requestSpans, startTracing, traceHeaders } from './tracing/tracing';
