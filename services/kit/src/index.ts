export { type Config, readConfig } from './config';
export { replaceAll } from './database/replace-all';
export { seedFile } from './database/seed-file';
export { databaseUnavailable, HttpError, httpError, invalidRequest, notFound } from './errors/http-error';
export { logging } from './logging';
export type { Pack, PackContent, PackFile } from './pack';
export { type Operation, route } from './route';
export { defineService, type ServiceContext, type ServiceDefinition, type ServiceOptions } from './service';
export { startServer } from './start';
