import { resolve } from 'node:path';
import { envSchema } from 'env-schema';
import { type Static, type TSchema, Type } from 'typebox';

const Environment = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535 }),
  HOST: Type.String({ default: '127.0.0.1' }),
  MONGODB_URL: Type.String({ pattern: '^mongodb(\\+srv)?://' }),
  MONGODB_PREFIX: Type.String({ default: 'guide', pattern: '^[a-z][a-z0-9_]{0,30}$' }),
  CITY_FOLDER: Type.String({ minLength: 1 }),
  LOG_LEVEL: Type.String({ default: 'info', pattern: '^(fatal|error|warn|info|debug|trace|silent)$' }),
  /** Addresses or ranges of trusted proxies, e.g. `10.0.0.0/8,loopback`. */
  TRUST_PROXY: Type.String({ default: '', pattern: '^(?!true$|false$)' }),
  /** Port of /metrics and /livez, closed to visitors. Default 9464, or a free port when that is in use. */
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
  DISCOVER_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  GATEWAY_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  ORIGIN: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  CORS_ORIGINS: Type.String({ default: '' }),
});

export type Config = Omit<Static<typeof Environment>, 'CORS_ORIGINS' | 'TRUST_PROXY'> & {
  TRUST_PROXY: string[];
  CORS_ORIGINS: string[];
};

/** Reads settings; an empty variable counts as absent. @throws {Error} naming a missing or invalid variable */
export function readEnvironment<S extends TSchema>(schema: S, environment: NodeJS.ProcessEnv): Static<S> {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  return envSchema<Static<S>>({ schema, data: variables, env: false });
}

export const readList = (text: string): string[] => text.split(',').filter(Boolean);

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const settings = readEnvironment(Environment, environment);
  return {
    ...settings,
    CITY_FOLDER: resolve(settings.CITY_FOLDER),
    TRUST_PROXY: readList(settings.TRUST_PROXY),
    CORS_ORIGINS: readList(settings.CORS_ORIGINS),
  };
}
