import { resolve } from 'node:path';
import { envSchema } from 'env-schema';
import { type Static, type TSchema, Type } from 'typebox';

const Environment = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535 }),
  /** The address to listen on; containers set 0.0.0.0. */
  HOST: Type.String({ default: '127.0.0.1' }),
  MONGODB_URL: Type.String({ pattern: '^mongodb(\\+srv)?://' }),
  MONGODB_PREFIX: Type.String({ default: 'guide', pattern: '^[a-z][a-z0-9_]{0,30}$' }),
  CITY: Type.String({ default: 'london', pattern: '^[a-z0-9-]+$' }),
  /** Folder of the city pack. Default `cities/<CITY>` below the working folder. */
  CITY_FOLDER: Type.Optional(Type.String({ minLength: 1 })),
  LOG_LEVEL: Type.String({ default: 'info', pattern: '^(fatal|error|warn|info|debug|trace|silent)$' }),
  /** Comma-separated addresses or ranges of the gateways or proxies before, e.g. `10.0.0.0/8` or `loopback`. */
  TRUST_PROXY: Type.String({ default: '', pattern: '^(?!true$|false$)' }),
  /** Port of /metrics and /livez, never open to visitors; default 9464, or any free one where that is in use. */
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
  DISCOVER_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  GATEWAY_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  ORIGIN: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  /** Comma-separated origins. */
  CORS_ORIGINS: Type.String({ default: '' }),
});

export type Config = Omit<Static<typeof Environment>, 'CORS_ORIGINS' | 'CITY_FOLDER' | 'TRUST_PROXY'> & {
  TRUST_PROXY: string[];
  CORS_ORIGINS: string[];
  CITY_FOLDER: string;
};

/** Reads settings; an empty variable counts as absent. @throws {Error} naming a variable that is missing or wrong */
export function readEnvironment<S extends TSchema>(schema: S, environment: NodeJS.ProcessEnv): Static<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  return envSchema<Static<S>>({ schema, data: given, env: false });
}

export const readList = (text: string): string[] => text.split(',').filter(Boolean);

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const read = readEnvironment(Environment, environment);
  return {
    ...read,
    CITY_FOLDER: resolve(read.CITY_FOLDER ?? `cities/${read.CITY}`),
    TRUST_PROXY: readList(read.TRUST_PROXY),
    CORS_ORIGINS: readList(read.CORS_ORIGINS),
  };
}
