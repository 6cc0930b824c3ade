import type { Fetch } from '@guide/contracts/api';
import type { Claims } from '@guide/contracts/api/schemas';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Db } from 'mongodb';
import type { Availability } from './database/availability';
import type { Migration } from './database/migrate';
import type { Pack } from './pack';

export interface LiveRelease {
  module: string;
  version: string;
  owner: string;
  claims?: Claims | undefined;
}

export interface ServiceOptions {
  mongoUrl: string;
  /** The service's database is `<databasePrefix>_<service>`. Default "guide". */
  databasePrefix?: string;
  packFolder: string;
  /** The availability check of the process that mounts the service. Default: its own. */
  availability?: Availability;
  fetchDiscover?: Fetch;
  /** Reads the live releases from the registry; analytics counts only those. */
  liveReleases?: () => Promise<LiveRelease[]>;
  logger?: FastifyServerOptions['logger'] | FastifyBaseLogger;
  /** Addresses or ranges of proxies whose X-Forwarded-For is trusted. Default none. */
  trustProxy?: string[];
  /** The site's public origin. With https, cookies are `Secure`. */
  origin?: string;
  corsOrigins?: string[];
}

interface ServiceMigration extends Omit<Migration, 'run'> {
  run(db: Db, pack: Pack, log: FastifyBaseLogger): Promise<void>;
}

export interface ServiceParts {
  name: string;
  /** `no-cache` (default) adds an ETag. */
  cacheControl?: 'no-cache' | 'no-store';
  migrations?: readonly ServiceMigration[];
  /** Creates indexes; runs after the migrations, possibly more than once. */
  prepare?(db: Db): Promise<void>;
  /** Loads the city pack into the database; runs after `prepare`, possibly more than once. */
  seed?(db: Db, pack: Pack): Promise<void>;
  routes(app: FastifyInstance, context: ServiceContext): void | Promise<void>;
  health?(app: FastifyInstance): ServiceHealth;
}

export interface ServiceContext {
  options: ServiceOptions;
  pack: Pack;
}

interface ServiceHealth {
  details: Record<string, unknown>;
  answersWithoutDatabase: boolean;
}

export interface ServiceDefinition extends ServiceParts {
  /** Builds the service without listening. @throws {Error} for an invalid pack */
  buildApp(options: ServiceOptions): Promise<FastifyInstance>;
}
