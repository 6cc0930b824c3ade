import type { Random } from '@guide/contracts/testing';
import { dayOf } from '../src/days';
import type { NewMessage } from '../src/log/messages';

const TIME_ZONE = 'Europe/London';
const DAY_MS = 24 * 60 * 60 * 1000;
/** 40 days over the change to summer time of 29 March 2099: none of them is closed during a test. */
const START = Date.parse('2099-03-09T00:00:00Z');
const DAYS = 40;

const PAGES = [
  '/',
  '/map',
  '/search',
  '/top-london-pubs',
  '/attraction/1',
  '/tower-of-london',
  '/pub/3',
  'other page',
];
const DEVICES = ['desktop', 'phone', 'tablet'];
const REFERRERS = [undefined, undefined, 'example.org', 'search.example'];
const COUNTRIES = [undefined, 'GB', 'FR'];
const RELEASES = [undefined, 'map@1.0.0', 'map@1.1.0'];
/** On this day the guide is in the news. */
const BUSY_DAY = 20;

/**
 * Views, booking clicks, searches, measurements, failures and bots in random order over 40 days, many of them close to
 * midnight and to the clock change. Three in ten fall on one day, of up to `crowd` visitors.
 */
export function generated(count: number, random: Random, crowd = 12_000): NewMessage[] {
  return Array.from({ length: count }, (_, number): NewMessage => {
    const busy = random.chance(0.3);
    const hour = random.chance(0.4) ? (random.next() - 0.5) * 4 * 3_600_000 : random.next() * DAY_MS;
    const at = new Date(START + DAY_MS + (busy ? BUSY_DAY : random.whole(DAYS)) * DAY_MS + Math.floor(hour));
    const sent = { _id: number.toString(16).padStart(32, '0'), at, day: dayOf(at, TIME_ZONE) };
    const country = random.of(COUNTRIES);
    const visitor = `v${random.whole(busy ? crowd : 60)}`;
    const sender = { ...sent, visitor, page: random.of(PAGES), device: random.of(DEVICES), country };
    const kind = random.next();
    if (kind < 0.02) return { ...sent, kind: 'bot' };
    if (kind < 0.2) return { ...sender, kind: 'event', ...eventOf(kind, random) };
    return { ...sender, kind: 'view', referrer: random.of(REFERRERS), release: random.of(RELEASES) };
  });
}

function eventOf(kind: number, random: Random) {
  if (kind < 0.08) return { name: 'booking_click' };
  if (kind < 0.12) return { name: 'search', label: random.of(['eye', 'zoo', 'spa']), value: random.whole(2) };
  const release = { module: random.of(['map', 'pubs']), version: '1.0.0' };
  if (kind < 0.14) return { name: 'module_failure', ...release, what: random.of(['load', 'render']) };
  return {
    name: 'web_vital',
    ...release,
    what: random.of(['LCP', 'CLS']),
    value: random.of([0.5, 40, 900, 2500]),
  };
}
