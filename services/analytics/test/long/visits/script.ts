import type { PageView, TrackedEvent } from '@guide/contracts/api/schemas';
import type { Random } from '@guide/contracts/testing';
import {
  AGENTS,
  type Agent,
  BOTS,
  CAMPAIGNS,
  COUNTRIES,
  INTERACTIONS,
  LANGUAGES,
  OUTBOUND,
  PAGES,
  type Page,
  REFERRERS,
  SEARCH,
  SEARCHES,
} from './audience';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export const ADDRESSES = 200;
const IPV6_ADDRESSES = 20;
/** The address under which the visitors open the guide. */
export const ORIGIN = 'http://localhost:4000';

/** First and last visits of each day, in local time. Summer time begins on 30 March 2098 and on 29 March 2099. */
const DAYS: [day: string, visits: number, first: string, last: string][] = [
  ['2098-03-30', 40, '2098-03-30T00:10:00Z', '2098-03-30T22:00:00Z'],
  ['2098-03-31', 40, '2098-03-31T07:00:00Z', '2098-03-31T22:00:00Z'],
  ['2099-03-26', 60, '2099-03-26T07:00:00Z', '2099-03-26T23:00:00Z'],
  ['2099-03-27', 60, '2099-03-27T07:00:00Z', '2099-03-27T23:59:00Z'],
  ['2099-03-28', 60, '2099-03-28T06:00:00Z', '2099-03-28T23:30:00Z'],
  ['2099-03-29', 60, '2099-03-29T00:20:00Z', '2099-03-29T22:00:00Z'],
  ['2099-03-30', 70, '2099-03-30T06:00:00Z', '2099-03-30T22:30:00Z'],
  ['2099-03-31', 70, '2099-03-31T06:00:00Z', '2099-03-31T21:00:00Z'],
  ['2099-04-01', 40, '2099-04-01T06:00:00Z', '2099-04-01T19:00:00Z'],
];
/** This many visits of the last day begin in its last minutes, so that there are visitors now. */
const LATE_VISITS = 12;
const LATE_INTERVAL_MS = 20 * SECOND_MS;
/** The end of the script, a moment after the last visit. */
export const END = Date.parse(DAYS.at(-1)![3]) + LATE_VISITS * LATE_INTERVAL_MS + MINUTE_MS;

export interface Device {
  address: string;
  network: string;
  country: string | undefined;
  language: string | undefined;
  agent: Agent;
  cookies: 'kept' | 'dropped' | 'refused';
  optOut?: Record<string, string>;
}

export type View = PageView & { id: string };
export type Event = TrackedEvent & { id: string };

/** A request of a browser. */
export interface Sent {
  /** Milliseconds since 1970. */
  at: number;
  device: Device;
  /** Cookies last as long as the browser is open. */
  browser: number;
  call: 'pageview' | 'event' | 'batch';
  views: View[];
  events: Event[];
}

/** Takes the first ones most often. */
const skewed = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random.next() ** 2 * list.length)]!;

/** IPv4 addresses of three networks for documentation, and IPv6 addresses, of which two belong to one network. */
function addressOf(number: number): { address: string; network: string } {
  if (number < ADDRESSES - IPV6_ADDRESSES) {
    const prefix = ['192.0.2', '198.51.100', '203.0.113'][number % 3]!;
    const address = `${prefix}.${1 + number}`;
    return { address, network: address };
  }
  const [customer, house] = [number >> 1, number & 1];
  const network = `2001:db8:0:${(customer & 0xff).toString(16)}0`;
  return { address: `${network}${house + 1}::7`, network };
}

function createDevices(random: Random): Device[] {
  return Array.from({ length: ADDRESSES }, (_, number) => {
    const at = { ...addressOf(number), country: random.of(COUNTRIES) };
    return Array.from({ length: random.chance(0.1) ? 6 : 1 + random.integer(2) }, (_, index): Device => {
      const agent = skewed(random, AGENTS);
      const drawn = random.next();
      const cookies = drawn < 0.88 ? 'kept' : drawn < 0.94 ? 'dropped' : 'refused';
      // Without cookies, devices of an address are told apart by their agents only.
      const text = cookies === 'kept' ? agent.text : `${agent.text} Edition/${number}.${index}`;
      return { ...at, agent: { ...agent, text }, cookies, language: random.of(LANGUAGES) };
    });
  }).flat();
}

const OPT_OUTS: Record<string, string>[] = [{ 'sec-gpc': '1' }, { dnt: '1' }, { cookie: 'statistics=off' }];

/**
 * Writes the script: 500 visits, in the order of their requests.
 * @param releases - versions of the live modules
 */
export function createScript(random: Random, releases: Record<string, string>) {
  const devices = createDevices(random);
  const visits: Sent[][] = [];
  const used = new Set<Device>();
  for (const [day, count, first, last] of DAYS) {
    const [start, end] = [Date.parse(first), Date.parse(last)];
    const open = new Map<Device, number>();
    const isLast = day === DAYS.at(-1)![0];
    for (let number = 0; number < count; number++) {
      const isLate = isLast && number >= count - LATE_VISITS;
      // Each address is used, and then some of them again.
      const device = chooseDevice(random, devices, used, open);
      used.add(device);
      const startAt = isLate
        ? end + (number - count + LATE_VISITS) * LATE_INTERVAL_MS
        : start + Math.floor((random.next() * (end - start)) / SECOND_MS) * SECOND_MS;
      const visitor = disguised(random, device, number);
      const opened = visitor === device && random.chance(0.7) ? open.get(device) : undefined;
      const browser = opened ?? visits.length;
      if (visitor === device) open.set(device, browser);
      visits.push(createVisit(random, { device: visitor, browser, startAt, releases, isShort: isLate }));
    }
  }
  const sent = visits
    .flat()
    .filter(({ at }) => at < END)
    .sort((a, b) => a.at - b.at);
  return { sent, visits };
}

/** A device whose browser drops cookies visits once a day, because the guide knows it for an hour only. */
function chooseDevice(
  random: Random,
  devices: Device[],
  used: Set<Device>,
  today: Map<Device, number>,
): Device {
  const addresses = new Set([...used].map(({ address }) => address));
  const unused = devices.filter(({ address }) => !addresses.has(address));
  for (;;) {
    const returning = today.size > 0 && random.chance(0.25);
    const device = returning
      ? random.of([...today.keys()])
      : random.of(unused.length > 0 && random.chance(0.7) ? unused : devices);
    if (device.cookies !== 'dropped' || !today.has(device)) return device;
  }
}

/** Some visits are those of bots and of people who do not want to be counted. */
function disguised(random: Random, device: Device, number: number): Device {
  const drawn = random.next();
  if (drawn < 0.05) return { ...device, agent: BOTS[number % BOTS.length]!, cookies: 'refused' };
  if (drawn < 0.1) return { ...device, optOut: OPT_OUTS[number % OPT_OUTS.length]! };
  return device;
}

interface Plan {
  device: Device;
  browser: number;
  startAt: number;
  releases: Record<string, string>;
  /** Whether it ends after a minute. */
  isShort: boolean;
}

/** Returns the requests of one visit. */
function createVisit(random: Random, { device, browser, startAt, releases, isShort }: Plan): Sent[] {
  const sent: Sent[] = [];
  const id = () =>
    Array.from({ length: 4 }, () =>
      random
        .integer(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('');
  const send = (at: number, message: { view: View } | { event: Event }) => {
    const [views, events] = 'view' in message ? [[message.view], []] : [[], [message.event]];
    sent.push({ at, device, browser, call: views.length > 0 ? 'pageview' : 'event', views, events });
    // A page that is left sends again what has no response yet.
    if (random.chance(0.06)) sent.push({ at: at + SECOND_MS, device, browser, call: 'batch', views, events });
  };
  const sendEvent = (at: number, path: string, name: string, category: string, properties: object) =>
    send(at, { event: { id: id(), name, category, path, properties: JSON.stringify(properties) } });
  let at = startAt;
  let document = openDocument(random);
  let isFirst = true;
  let offline: { view: View; at: number }[] = [];
  const views = isShort ? 2 : 1 + Math.floor(random.next() ** 1.5 * 8);
  for (let number = 0; number < views; number++) {
    if (number > 0) {
      at += isShort ? 20 * SECOND_MS : pauseMs(random, device);
      isFirst = random.chance(0.2);
      if (isFirst) document = random.chance(0.3) ? openDocument(random) : { referrer: `${ORIGIN}/` };
    }
    const row = skewed(random, PAGES);
    const view = viewOf(row, random.of(row.sent), { id: id(), document, isFirst, device, releases, random });
    if (device.cookies === 'kept' && number > 0 && number < views - 1 && random.chance(0.03)) {
      offline.push({ view, at });
      continue;
    }
    send(at, { view });
    if (offline.length > 0) {
      const queued = offline.map((lost) => ({ ...lost.view, agoSeconds: (at - lost.at) / SECOND_MS }));
      sent.push({ at, device, browser, call: 'batch', views: queued, events: [] });
      offline = [];
    }
    for (const [name, category, properties] of eventsAt(row, { random, isFirst, releases })) {
      at += SECOND_MS * (1 + random.integer(8));
      sendEvent(at, view.path, name, category, properties);
    }
  }
  return sent;
}

type Document = { referrer: string; campaign?: string };

function openDocument(random: Random): Document {
  const referrer = random.chance(0.5) ? skewed(random, REFERRERS).sent : '';
  if (!random.chance(0.45)) return { referrer };
  const parts = Object.entries(skewed(random, CAMPAIGNS));
  const campaign = parts.map(([part, { sent }]) => `utm_${part}=${encodeURIComponent(sent)}`).join('&');
  return { referrer, campaign };
}

/** Half an hour exactly is the same session, a second more is not. */
function pauseMs(random: Random, { cookies }: Device): number {
  const drawn = random.next();
  if (drawn < 0.03) return 30 * MINUTE_MS;
  if (drawn < 0.05) return 30 * MINUTE_MS + SECOND_MS;
  // A browser that drops cookies is known for an hour.
  if (drawn < 0.1 && cookies !== 'dropped') return HOUR_MS + random.integer(3600) * SECOND_MS;
  return SECOND_MS * (5 + random.integer(400));
}

interface ViewPlan {
  id: string;
  document: Document;
  isFirst: boolean;
  device: Device;
  releases: Record<string, string>;
  random: Random;
}

/** The page view that the shell sends (`shell/src/tracking/pageView.ts`). */
function viewOf(
  row: Page,
  path: string,
  { id, document, isFirst, device, releases, random }: ViewPlan,
): View {
  const { agent, language } = device;
  const version = row.module && (random.chance(0.02) ? '0.0.1-invented' : releases[row.module]);
  return {
    id,
    path,
    referrer: document.referrer,
    userAgent: agent.text,
    cookies: device.cookies !== 'refused' && isFirst && !document.referrer.startsWith(`${ORIGIN}/`),
    ...(agent.touch && { touch: true }),
    ...(version && { release: `${row.module}@${version}` }),
    ...(isFirst && document.campaign && { campaign: document.campaign }),
    ...(language && { language }),
  };
}

type EventRow = [name: string, category: string, properties: object];

interface EventPlan {
  random: Random;
  isFirst: boolean;
  releases: Record<string, string>;
}

function eventsAt(row: Page, { random, isFirst, releases }: EventPlan): EventRow[] {
  const events: EventRow[] = [];
  const release = { module: row.module, version: row.module && releases[row.module] };
  if (isFirst && row.module) {
    const vitals = [
      ['LCP', 400 + random.integer(5000) / 2],
      ['CLS', random.integer(300) / 1000],
      ['INP', 16 + random.integer(500)],
      ['LCP', 70_000],
    ] as const;
    for (const [metric, value] of vitals)
      if (random.chance(0.5))
        events.push(['web_vital', 'vitals', { metric, ...release, label: metric, value }]);
  }
  if (row.kind === 'place' && random.chance(0.45))
    events.push(['booking_click', 'booking', { label: row.page }]);
  if (row === SEARCH && random.chance(0.9))
    events.push([
      'search',
      'search',
      { label: skewed(random, SEARCHES).sent, value: random.chance(0.8) ? 0 : 3 },
    ]);
  if (random.chance(0.25)) events.push(['outbound_click', 'links', { label: skewed(random, OUTBOUND).sent }]);
  if (random.chance(0.1)) {
    const { name, category, label } = random.of(INTERACTIONS);
    events.push([name, category, { label }]);
  }
  if (row.module && random.chance(0.02))
    events.push([
      'module_failure',
      'modules',
      { ...release, kind: random.of(['load', 'render']), label: row.module },
    ]);
  return events;
}
