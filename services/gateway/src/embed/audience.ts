import { findMismatch, type Schema } from '@guide/contracts/api/mismatch';
import { type Operation, operations } from '@guide/contracts/api/operations';
import { isPanelName, type PanelName, panels } from '@guide/contracts/api/panels';
import { getDomain } from 'tldts';
import type { Audience } from './tokens';

/** Hosts allowed in `frame-ancestors`: names without a trailing dot, or IPv4. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** Validates the options of a new token; no panels means the whole dashboard. @throws Error in one sentence */
export function readAudience(options: { origins: string[]; panels: string[]; filters: string[] }): Audience {
  const origins = [...new Set(options.origins.map(readOrigin))];
  if (origins.length === 0) throw new Error('Name at least one origin: --origin https://team.example');
  const names = options.panels.length > 0 ? [...new Set(options.panels.map(readPanel))] : null;
  const filters = Object.fromEntries(options.filters.map((text) => readFilter(text, names)));
  return { origins, panels: names, filters };
}

/** Accepts an origin, or a wildcard below a registrable domain. */
function readOrigin(text: string): string {
  const wildcard = /^https?:\/\/\*\./.test(text);
  const plain = wildcard ? text.replace('*.', '') : text;
  const url = URL.canParse(plain) ? new URL(plain) : null;
  const bare = url?.pathname === '/' && !/[?#@\\]/.test(text);
  if (!url || !bare || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) {
    throw new Error(`${text} is not an origin; it looks like https://team.example`);
  }
  if (!wildcard) return url.origin;
  if (getDomain(url.hostname, { allowPrivateDomains: true }) === null) {
    throw new Error(`${text} is not an origin: anybody can have a site below ${url.hostname}`);
  }
  return url.origin.replace('://', '://*.');
}

function readPanel(name: string): PanelName {
  if (isPanelName(name)) return name;
  throw new Error(`There is no panel ${name}. There are: ${Object.keys(panels).join(', ')}`);
}

/** Every panel of the token must support the filter, or it would show unfiltered data. */
function readFilter(text: string, names: PanelName[] | null): [name: string, value: string] {
  const [name = '', ...rest] = text.split('=');
  const value = rest.join('=');
  if (!names) throw new Error(`The whole dashboard cannot be limited to ${text}: name panels, too`);
  for (const panel of names) {
    const source = panels[panel];
    const { query }: Operation = operations[source.operation];
    const supported = ((query as Schema | undefined)?.properties ?? {}) as Record<string, Schema>;
    const accepted: readonly string[] = 'follows' in source ? source.follows : Object.keys(supported);
    if (!accepted.includes(name)) throw new Error(`The panel ${panel} has no filter ${name}`);
    if (findMismatch(supported[name]!, value) !== null)
      throw new Error(`The filter ${name} cannot be ${value}`);
  }
  return [name, value];
}
