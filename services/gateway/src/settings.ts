import path from 'node:path';
import { readEnvironment, readList } from '@guide/service-kit';
import { Type } from 'typebox';
import { serviceNames } from './backends/backend';
import { sameOrigins } from './pages/origin';
import { MIN_RENDER_BUDGET_MS } from './security/renderBudget';

const Port = Type.Integer({ minimum: 0, maximum: 65_535 });
const Folder = Type.String({ minLength: 1 });
const Address = Type.Optional(Type.String({ pattern: '^https?://' }));

const Environment = Type.Object({
  PORT: Type.Integer({ ...Port, default: 4000 }),
  /** The address to listen on; containers set 0.0.0.0. */
  HOST: Type.String({ default: '127.0.0.1' }),
  MONGODB_URL: Type.String({ pattern: '^mongodb(\\+srv)?://' }),
  MONGODB_PREFIX: Type.String({ default: 'guide', pattern: '^[a-z][a-z0-9_]{0,30}$' }),
  CITY_FOLDER: Folder,
  BUILD_FOLDER: Folder,
  /** Files of releases; default `modules` in DATA_DIR. */
  MODULE_STORE: Type.Optional(Folder),
  /** URL of a static host of the module store; if absent, this gateway serves it. */
  MODULES_URL: Type.Optional(Type.String({ pattern: '^https?://[^?#]*[^/?#]$' })),
  DATA_DIR: Folder,
  /** Defines who may release what (docs/release.md); default `owners.json` in DATA_DIR. The gateway only reads it. */
  OWNERS_FILE: Type.Optional(Folder),
  /** Signed manifests of the built modules; default `signed` in BUILD_FOLDER. */
  SIGNED_FOLDER: Type.Optional(Folder),
  /** The origin that visitors see; default: the listening address. With https, cookies need TLS and HSTS is sent. */
  ORIGIN: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  /** Contact for security reports in `/.well-known/security.txt`; if absent, that file does not exist. */
  SECURITY_CONTACT: Type.Optional(Type.String({ pattern: '^(https://|mailto:)[^\\s]+$' })),
  LOG_LEVEL: Type.String({ default: 'warn', pattern: '^(fatal|error|warn|info|debug|trace|silent)$' }),
  /** Comma-separated addresses or ranges of the proxies in front of the gateway, e.g. `10.0.0.0/8` or `loopback`. */
  TRUST_PROXY: Type.String({ default: '', pattern: '^(?!true$|false$)' }),
  /** Comma-separated origins whose pages may call the API. */
  CORS_ORIGINS: Type.String({ default: '' }),
  /** Comma-separated origins from which developers may load modules instead of releases. */
  MODULE_ORIGINS: Type.String({ default: '' }),
  /** Who may read the dashboard on the guide: everybody, or only clients with a token (docs/embed.md). */
  ANALYTICS_ACCESS: Type.String({ default: 'public', pattern: '^(public|token)$' }),
  /** Port of /metrics and /livez, never public; default 9464, or any free port if that is in use. */
  METRICS_PORT: Type.Optional(Port),
  /** Writes per address and minute, enough for a hundred guests of a hotel; 0 means no limit. */
  WRITE_RATE: Type.Integer({ default: 1200, minimum: 0 }),
  /** Requests for missing pages and data per address and minute; 0 means no limit. */
  NOT_FOUND_RATE: Type.Integer({ default: 600, minimum: 0 }),
  /** Milliseconds of rendering per address and minute, at least 120; 0 means no limit. */
  RENDER_BUDGET_MS: Type.Integer({ default: 6000, minimum: 0 }),
  /** Milliseconds of processor time for API reads per address and minute; 0 means no limit. */
  READ_BUDGET_MS: Type.Integer({ default: 30_000, minimum: 0 }),
  /** With `off`, installed service workers remove themselves and their data. */
  SERVICE_WORKER: Type.String({ default: 'on', pattern: '^(on|off)$' }),
  ALERT_WEBHOOK: Address,
  DISCOVER_URL: Address,
  PUBS_URL: Address,
  MAP_URL: Address,
  SEARCH_URL: Address,
  ANALYTICS_URL: Address,
});

/** The guide's links, cookies and service worker begin at the root of its origin. @throws {Error} for a path */
function refusePath(origin: string | undefined): void {
  if (!origin || !URL.canParse(origin)) return;
  const { pathname } = new URL(origin);
  if (pathname !== '/')
    throw new Error(
      `ORIGIN is ${origin}: the guide cannot be served below a path such as ${pathname}. Give it its own host name, such as https://guide.example`,
    );
}

/** Reads the gateway's settings. @throws {Error} in one sentence, naming the missing or invalid variable */
export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  refusePath(environment.ORIGIN);
  const read = readEnvironment(Environment, environment);
  const budgetMs = read.RENDER_BUDGET_MS;
  if (budgetMs > 0 && budgetMs < MIN_RENDER_BUDGET_MS)
    throw new Error(
      `RENDER_BUDGET_MS is ${budgetMs}: with less than ${MIN_RENDER_BUDGET_MS} ms in a minute nobody would ever get a page that is not cached; 0 is no limit`,
    );
  return {
    ...read,
    MODULE_STORE: read.MODULE_STORE ?? path.join(read.DATA_DIR, 'modules'),
    TRUST_PROXY: readList(read.TRUST_PROXY),
    CORS_ORIGINS: readList(read.CORS_ORIGINS),
    MODULE_ORIGINS: readList(read.MODULE_ORIGINS).flatMap(sameOrigins),
    addresses: Object.fromEntries(
      serviceNames.map((name) => [name, read[`${name.toUpperCase() as Uppercase<typeof name>}_URL`]]),
    ),
  };
}

export type Settings = ReturnType<typeof readSettings>;

const LOOPBACK = /^(localhost|127\.|::1$)/;

/** Warns if `ORIGIN` is missing although other machines can connect. */
export const originWarning = ({
  HOST,
  ORIGIN,
  PORT,
}: Pick<Settings, 'HOST' | 'ORIGIN' | 'PORT'>): string | null =>
  ORIGIN || LOOPBACK.test(HOST)
    ? null
    : `ORIGIN is not set: canonical links and the sitemap name this machine's address and port ${PORT}, and pages under a host name cannot write. Set ORIGIN to the address that visitors open.`;
