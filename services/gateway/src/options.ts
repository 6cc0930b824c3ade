import type { Site } from '@guide/contracts/site';
import type { Availability } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import type { Backend } from './backends/backend';
import type { Shell } from './pages/shellFiles';
import type { Registry } from './releases/registry';
import type { OwnersSource } from './releases/signing/owners';
import type { Verifier } from './releases/signing/verify';
import type { Renderers, RenderersOptions } from './renderers/renderers';
import type { Rates } from './security/rates';

/** What the gateway is built with. */
export interface GatewayOptions {
  site: Site;
  /** The city pack's folder: its `images` are served. */
  packFolder: string;
  /** Built shell and modules. */
  buildFolder: string;
  shell: Shell;
  /** Who may release what. */
  owners: OwnersSource;
  /** Checks releases by the owners file. */
  verifier: Verifier;
  /** The module store. */
  store: string;
  /** Where browsers find the module store, when another host serves it. */
  modulesUrl?: string;
  /** Folder for the shell's browser files. */
  assets: string;
  /** Folder for made pictures. */
  imageCache: string;
  /** The gateway's own database. */
  db: Db;
  /** Whether the database answers. */
  availability: Availability;
  registry: Registry;
  backends: Backend[];
  /** Origins that developers may load modules from in place of releases; default none. */
  moduleOrigins?: string[];
  /** The site's origin as visitors see it; default: where the gateway listens. */
  origin?: string;
  /** Where to report a weakness: `mailto:` or `https:`. Default nowhere. */
  securityContact?: string;
  /** Origins whose pages may call the API. Default none. */
  corsOrigins?: string[];
  /** Addresses or ranges of the proxies before the gateway. Default none. */
  trustProxy?: string[];
  /** Whether visitors get the service worker. Default yes. */
  worker?: boolean;
  /** Whether the figures of the analytics dashboard are closed on the guide itself. Default no. */
  closedFigures?: boolean;
  /** What one address may do in a minute. Default no limit. */
  rates?: Rates;
  /** Milliseconds of rendering that an address may cost in a minute. Default no limit. */
  renderBudgetMs?: number;
  /** Receives alerts of canaries and releases as JSON. Default: they are logged only. */
  alertWebhook?: string;
  /** Folders with files or sockets that no module's code may see. Default none beside the temporary ones. */
  privateFolders?: string[];
  /** Networks that must agree before a canary is halted by its visitors. */
  haltNetworks: number;
  /** How screens are rendered; default: in processes of their own. */
  createRenderers?: (options: RenderersOptions) => Renderers;
  /** Default: no log. */
  log?: FastifyBaseLogger;
}
