import type { Random } from '@guide/contracts/testing';
import { dayOf } from '../src/days';
import type { Hit } from '../src/hits';

export const TIME_ZONE = 'Europe/London';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Just before summer time starts on 29 March 2099. */
const START = Date.parse('2099-03-27T00:00:00Z');

const PAGES: Pick<Hit, 'page' | 'pageKind' | 'area'>[] = [
  { page: '/', pageKind: 'home' },
  { page: '/map', pageKind: 'map' },
  { page: '/search', pageKind: 'search' },
  { page: '/top-london-pubs', pageKind: 'list' },
  { page: '/attraction/1', pageKind: 'place', area: 'Tower Hill' },
  { page: '/attraction/2', pageKind: 'place', area: 'Bloomsbury' },
  { page: '/pub/3', pageKind: 'place', area: 'Bloomsbury' },
  { page: 'other page', pageKind: 'other' },
];
const DEVICES = ['desktop', 'phone', 'tablet'];
const REFERRERS = [undefined, undefined, 'example.org', 'search.example'];
const COUNTRIES = [undefined, 'GB', 'FR'];
const BROWSERS = ['Firefox', 'Safari'];
const SOURCES = [undefined, undefined, 'newsletter', 'poster'];
const CAMPAIGNS = ['spring', 'autumn'];
/** By visitor: most read one language, and some pages send none. */
const LANGUAGES = ['en', 'de', 'ar', undefined];
const RELEASES = [undefined, 'map@1.0.0', 'map@1.1.0'];

const withoutUndefined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

export function generated(
  count: number,
  random: Random,
  { days = 4, visitors = 60, start = START } = {},
): Hit[] {
  return Array.from({ length: count }, (_, number): Hit => {
    const hour = random.chance(0.4) ? (random.next() - 0.5) * 4 * 3_600_000 : random.next() * DAY_MS;
    const at = new Date(start + DAY_MS + random.integer(days) * DAY_MS + Math.floor(hour));
    const day = dayOf(at, TIME_ZONE);
    const common = { _id: number.toString(16).padStart(32, '0'), at, day, batch: 0 };
    const kind = random.next();
    if (kind < 0.02) return { ...common, kind: 'bot' };
    const visitor = random.integer(visitors);
    const sender = withoutUndefined({
      ...common,
      visitor: `${day} ${visitor}`,
      network: `${day} network ${visitor % 20}`,
      ...random.of(PAGES),
      device: DEVICES[visitor % 3]!,
      country: COUNTRIES[visitor % 5],
      browser: BROWSERS[visitor % 2]!,
      system: visitor % 2 === 0 ? 'Android' : 'iOS',
    });
    if (kind < 0.2) return { ...sender, kind: 'event', ...eventOf(kind, random) };
    return withoutUndefined({
      ...sender,
      kind: 'view',
      referrer: random.of(REFERRERS),
      release: random.of(RELEASES),
      ...campaignOf(random),
      language: random.chance(0.2) ? random.of(LANGUAGES) : LANGUAGES[visitor % 4],
    });
  });
}

function campaignOf(random: Random): Partial<Hit> {
  const source = random.of(SOURCES);
  return source ? { source, medium: 'email', campaign: random.of(CAMPAIGNS) } : {};
}

function eventOf(kind: number, random: Random) {
  if (kind < 0.08) return { name: 'booking_click' };
  if (kind < 0.12) return { name: 'search', label: random.of(['eye', 'zoo', 'spa']) };
  const release = { module: random.of(['map', 'pubs']), version: '1.0.0' };
  if (kind < 0.14) return { name: 'module_failure', ...release, what: random.of(['load', 'render']) };
  const value = random.of([0.5, 40, 900, 2500]);
  return { name: 'web_vital', ...release, what: random.of(['LCP', 'CLS']), value };
}
