import type { Fetch } from '@guide/contracts/api';
import type { Claims } from '@guide/contracts/api/schemas';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Db } from 'mongodb';
import type { Availability } from './database/availability';
import type { Migration } from './database/migrate';
import type { Pack } from './pack';

/** A release that visitors may get now. */
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
  /** Whether the database answers, as the process that it is mounted in knows. Default: it checks by itself. */
  availability?: Availability;
  /** Calls the discover service by path; the search service refreshes its projection with it. */
  fetchDiscover?: Fetch;
  /** Reads from the registry which releases are live; the analytics service counts no others. */
  liveReleases?: () => Promise<LiveRelease[]>;
  logger?: FastifyServerOptions['logger'] | FastifyBaseLogger;
  /** Addresses or ranges of proxies whose X-Forwarded-For names the visitor's address. Default none. */
  trustProxy?: string[];
  /** The site's origin as visitors see it. With https, cookies are for TLS only. */
  origin?: string;
  /** Origins whose pages may call the service. Default none. */
  corsOrigins?: string[];
}

/** A migration that may read the city pack and write to the log. */
interface ServiceMigration extends Omit<Migration, 'run'> {
  run(db: Db, pack: Pack, log: FastifyBaseLogger): Promise<void>;
}

export interface ServiceParts {
  /** Lower-case letters, as in the route table's `service`. */
  name: string;
  /** How its responses may be cached: revalidated by ETag (default), or not at all. */
  cacheControl?: 'no-cache' | 'no-store';
  /** From version 1 of its stored data to the one that this program reads, in their order. Default none. */
  migrations?: readonly ServiceMigration[];
  /** Creates indexes; runs at start after the migrations, may run again. */
  prepare(db: Db, options: ServiceOptions): Promise<void>;
  /** Brings the city pack into the database; runs after `prepare`, may run again. */
  seed?(db: Db, pack: Pack): Promise<void>;
  routes(app: FastifyInstance, context: ServiceContext): void | Promise<void>;
  health?(app: FastifyInstance): OwnHealth;
}

export interface ServiceContext {
  options: ServiceOptions;
  pack: Pack;
}

interface OwnHealth {
  details: Record<string, unknown>;
  /** Whether it can answer its reads while the database is away. */
  answersWithoutDatabase: boolean;
}

export interface ServiceDefinition extends ServiceParts {
  /** Builds the service, not listening; it answers 503 while the database is away. @throws {Error} for a faulty pack */
  buildApp(options: ServiceOptions): Promise<FastifyInstance>;
}
