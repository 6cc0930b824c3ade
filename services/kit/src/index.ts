import '@guide/contracts/texts/program';

export { Counter, Gauge, Histogram } from 'prom-client';
export { defineService } from './build';
export { type Config, readConfig, readEnvironment, readList } from './config';
export { addCopy, cacheContent } from './contentCopy';
export { type Availability, createAvailability } from './database/availability';
export { createClient } from './database/client';
export { content } from './database/content';
export { insertOnce, isDuplicateKey, newSecret } from './database/insertOnce';
export { isUnavailable } from './database/isUnavailable';
export { measureDatabase } from './database/metrics';
export { checkVersion, dataVersion, type Migration, migrate } from './database/migrate';
export { seedFiles, type Translations } from './database/seedFiles';
export {
  seedLanguages,
  storedLanguages,
  storeTexts,
  type TextsByLanguage,
  textsIn,
  translateRecords,
} from './database/translations';
export { waitForDatabase } from './database/wait';
export { respondAndClose } from './errors/clientError';
export {
  databaseUnavailable,
  HttpError,
  httpError,
  invalidRequest,
  notFound,
  tooManyRequests,
  unavailable,
} from './errors/httpError';
export { exitWithParent } from './exitWithParent';
export { gracefulShutdown } from './gracefulShutdown';
export { readGuideNames } from './guideNames';
export { hasOptedOut } from './hasOptedOut';
export type { Language } from './languages/languages';
export { createLogger, logging } from './logging';
export { logRejections } from './logRejections';
export { startMetricsServer } from './metricsServer';
export { openPack, type Pack, type PackContent, type PackFile, type PackTexts, readPackFile } from './pack';
export { pathPattern } from './pathPattern';
export { drain } from './plugins/drain';
export { errors } from './plugins/errors';
export { limitConnections } from './plugins/limitConnections';
export { lingeringClose } from './plugins/lingeringClose';
export { loadShedding } from './plugins/loadShedding';
export { oneHost } from './plugins/oneHost';
export {
  ownClockMs,
  ownProcessorWaitMs,
  processorUseMs,
  processorWaitMs,
  residentBytes,
} from './processFigures';
export { MonotonicStore } from './rateStore';
export { route } from './route';
export { serverLimits } from './serverLimits';
export type { LiveRelease, ServiceContext, ServiceDefinition, ServiceOptions } from './service';
export { loadOnce, singleFlight } from './singleFlight';
export { startServer } from './start';
export { inLanguage, serviceCatalogues } from './texts';
export { createTimeAccounts, type TimeAccount } from './timeAccounts';
export { withTimeout } from './timeout';
export { inSpan, isTracing, requestSpans, startTracing, traceHeaders } from './tracing/tracing';
export { compileValidator } from './validation/compile';
