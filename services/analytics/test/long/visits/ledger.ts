import type { Random } from '@guide/contracts/testing';
import type { Hit } from '../../../src/hits';
import { CAMPAIGNS, KNOWN_LANGUAGES, type Named, OUTBOUND, PAGES, REFERRERS, SEARCHES } from './audience';
import type { Device, Event, Sent, View } from './script';

const TIME_ZONE = 'Europe/London';
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** "YYYY-MM-DD" in London. */
const dayAt = (at: number): string => clock.format(at).slice(0, 10);
const hourAt = (at: number): number => Number(clock.format(at).slice(11, 13));

/** What the guide must have stored, and whether the response to each request sets a cookie. */
export interface Ledger {
  hits: Hit[];
  setsCookie: boolean[];
}

/** Follows the script by the rules in services/analytics/README.md. @param releases - versions of the live modules */
export function keepLedger(script: Sent[], releases: Record<string, string>): Ledger {
  const identify = createIdentities();
  const publish = createNames();
  const isWithin = createLimits();
  const hits = new Map<string, Hit>();
  const setsCookie = script.map((sent) => {
    const { at, device } = sent;
    if (device.optOut) return false;
    const day = dayAt(at);
    const { visitor, keepCookie } = identify(sent, day);
    const isLive = (release = '') => Object.entries(releases).some((entry) => entry.join('@') === release);
    const hitOfView = (view: View): Hit => {
      const viewedAt = at - (view.agoSeconds ?? 0) * 1000;
      const { referrer, ...campaign } = originOf(view, (kind, name) =>
        publish(kind, name, day, device.network),
      );
      return withoutUndefined({
        ...stamp(view.id, viewedAt, day),
        kind: 'view',
        ...sender(device, visitor),
        ...pageAt(view.path),
        hour: hourAt(viewedAt),
        referrer,
        ...campaign,
        release: isLive(view.release) ? view.release : undefined,
        language: KNOWN_LANGUAGES.find((language) => language === view.language),
      });
    };
    const hitOfEvent = (event: Event): Hit => {
      const read = readEvent(event, (kind, name) => publish(kind, name, day, device.network));
      const { module, version, ...named } = read;
      const isCounted = module && isLive(`${module}@${version}`) && isWithin(read, day, device.network);
      return withoutUndefined({
        ...stamp(event.id, at, day),
        kind: 'event',
        ...sender(device, visitor),
        ...device.agent.alone,
        ...pageAt(event.path),
        ...(module === undefined ? named : isCounted ? read : { name: read.name }),
      });
    };
    const onTime = sent.views.filter(({ agoSeconds = 0 }) => dayAt(at - agoSeconds * 1000) === day);
    const stored = device.agent.isBot
      ? [...onTime, ...sent.events].map(({ id }): Hit => ({ ...stamp(id, at, day), kind: 'bot' }))
      : [...onTime.map(hitOfView), ...sent.events.map(hitOfEvent)];
    for (const hit of stored) if (!hits.has(hit._id)) hits.set(hit._id, hit);
    return stored.some(({ kind }) => kind === 'view') && keepCookie(onTime[0]!.id);
  });
  return { hits: [...hits.values()], setsCookie };
}

const stamp = (_id: string, at: number, day: string) => ({ _id, at: new Date(at), day, batch: 0 });

const sender = ({ country, agent, network }: Device, visitor: string) => ({
  visitor,
  network,
  country,
  device: agent.device,
  browser: agent.browser,
  system: agent.system,
});

const withoutUndefined = (hit: object): Hit =>
  Object.fromEntries(Object.entries(hit).filter(([, value]) => value !== undefined)) as unknown as Hit;

function pageAt(path: string) {
  const { page, kind: pageKind, area } = PAGES.find(({ sent }) => sent.includes(path))!;
  return { page, pageKind, area };
}

/**
 * Tells visitors apart (D-62). The hour in which a browser without cookies is known never ends here: it runs on the
 * monotonic clock, on which the whole script takes some minutes.
 */
function createIdentities() {
  let today = '';
  const cookies = new Map<number, { day: string; visitor: string }>();
  /** By address and agent, the latest visitor who has not returned the cookie. */
  const unconfirmed = new Map<string, string>();
  const seen = new Set<string>();

  return ({ device, browser, views }: Sent, day: string) => {
    if (day !== today) unconfirmed.clear();
    today = day;
    const agent = `${device.address} ${device.agent.text}`;
    const cookie = cookies.get(browser);
    const setsCookie = (visitor: string) => {
      if (device.cookies === 'kept') cookies.set(browser, { day, visitor });
      return true;
    };
    if (cookie?.day === day) {
      if (unconfirmed.get(agent) === cookie.visitor) unconfirmed.delete(agent);
      return { visitor: cookie.visitor, keepCookie: () => false };
    }
    const [first] = views;
    if (first?.cookies) {
      const visitor = `view ${first.id}`;
      unconfirmed.set(agent, visitor);
      return { visitor, keepCookie: () => setsCookie(visitor) };
    }
    const earlier = unconfirmed.get(agent);
    if (earlier) return { visitor: earlier, keepCookie: () => setsCookie(earlier) };
    // Whoever else comes with this address and agent gets a cookie of their own.
    const visitor = `agent ${agent}`;
    const isNew = !seen.has(`${day} ${visitor}`);
    return {
      visitor,
      keepCookie: (id: string) => {
        seen.add(`${day} ${visitor}`);
        return setsCookie(isNew ? visitor : `view ${id}`);
      },
    };
  };
}

type Kind = 'referrer' | 'source' | 'medium' | 'campaign' | 'search' | 'outbound';
const OTHERS: Record<Kind, string> = {
  referrer: 'other sites',
  outbound: 'other sites',
  search: 'other searches',
  source: 'other campaigns',
  medium: 'other campaigns',
  campaign: 'other campaigns',
};
const NEW_NAMES_OF_NETWORK: Record<Kind, number> = {
  referrer: 3,
  outbound: 20,
  search: 20,
  source: 3,
  medium: 3,
  campaign: 3,
};
const NETWORKS = 5;

type Publish = (kind: Kind, name: string | undefined) => string;

/** Shows a name from the fifth network on that has sent it on one day. */
function createNames() {
  const networks = new Map<string, Set<string>>();
  const added = new Map<string, number>();
  const isPublic = new Set<string>();

  return (kind: Kind, name: string | undefined, day: string, network: string): string => {
    if (name === undefined) return OTHERS[kind];
    if (isPublic.has(`${kind} ${name}`)) return name;
    const key = `${day} ${kind} ${name}`;
    if (!networks.has(key)) {
      const budget = `${day} ${kind} ${network}`;
      added.set(budget, (added.get(budget) ?? 0) + 1);
      if (added.get(budget)! > NEW_NAMES_OF_NETWORK[kind]) return OTHERS[kind];
      networks.set(key, new Set());
    }
    networks.get(key)!.add(network);
    if (networks.get(key)!.size < NETWORKS) return OTHERS[kind];
    isPublic.add(`${kind} ${name}`);
    return name;
  };
}

function originOf({ referrer, campaign = '' }: View, publish: Publish) {
  const from = REFERRERS.find(({ sent }) => sent === referrer);
  const sentParts = new URLSearchParams(campaign);
  const parts = (['source', 'medium', 'campaign'] as const).map((part) => {
    const text = sentParts.get(`utm_${part}`);
    const known = CAMPAIGNS.flatMap((row) => row[part] ?? []).find(({ sent }) => sent === text);
    return [part, known && publish(part, known.name)] as const;
  });
  return {
    referrer: from && (from.name || from.isOther) ? publish('referrer', from.name) : undefined,
    ...Object.fromEntries(parts),
  };
}

const NAMES = [
  'booking_click',
  'search',
  'search_filter',
  'filter_change',
  'print',
  'share',
  'outbound_click',
];
const MAX_VALUES: Record<string, number> = { LCP: 60_000, INP: 60_000, CLS: 10 };

type ReadEvent = Partial<Pick<Hit, 'name' | 'label' | 'module' | 'version' | 'what' | 'value'>>;

function readEvent({ name, properties = '{}' }: Event, publish: Publish): ReadEvent {
  const { label, value, metric, kind, module, version } = JSON.parse(properties);
  const nameOf = (list: Named[]) => list.find(({ sent }) => sent === label)?.name;
  if (name === 'search') return value === 0 ? { name, label: publish('search', nameOf(SEARCHES)) } : { name };
  if (name === 'outbound_click') return { name, label: publish('outbound', nameOf(OUTBOUND)) };
  if (name === 'module_failure') return { name, module, version, what: kind };
  if (name === 'web_vital') {
    if (value > MAX_VALUES[metric]!) return { name };
    return { name, module, version, what: metric, value: metric === 'CLS' ? value * 1000 : value };
  }
  return { name: NAMES.includes(name) ? name : 'other' };
}

/** A network adds one sample of a metric a day, and five failures of a kind. */
function createLimits() {
  const counts = new Map<string, number>();
  return ({ name, module, version, what }: ReadEvent, day: string, network: string): boolean => {
    const key = [day, network, name, module, version, what].join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts.get(key)! <= (name === 'web_vital' ? 1 : 5);
  };
}

/** Takes some of a list, each once. */
export function sample<T>(random: Random, list: T[], count: number): T[] {
  const left = [...list];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(random.integer(left.length), 1)[0]!,
  );
}
