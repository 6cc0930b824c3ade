import type { NewMessage } from '../src/log/messages';

const METRICS = ['views', 'readers', 'visitors', 'sessions', 'bounces', 'exits', 'timedMs', 'timed'];
const FUNNEL = ['lists', 'places', 'booked', 'bookings'];
const LISTS = ['/map', '/search', '/top-london-pubs', '/top-attractions', '/london-attractions'];
const PAUSE_MS = 30 * 60 * 1000;

type Sent = Exclude<NewMessage, { kind: 'bot' }>;
type Tags = Record<string, string | undefined>;

/** What is counted with which tags; a figure is the sum of those whose tags fit. */
export interface Fact {
  day: string;
  metric: string;
  amount: number;
  tags: Tags;
}

/** Not luxon, as in the service. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/**
 * Counts messages plainly: each id once, each visitor's day as a list sorted by time, cut into sessions where a pause is
 * longer than 30 minutes.
 * @param areaOf the area of a page, @param kindOf what kind it is
 */
export function recount(
  messages: NewMessage[],
  { areaOf, kindOf }: { areaOf(page: string): string | undefined; kindOf(page: string): string },
): Fact[] {
  const once = [...new Map(messages.map((one) => [one._id, one])).values()];
  const facts: Fact[] = [];
  const people = groupBy(
    once.filter(
      (one): one is Sent => one.kind === 'view' || (one.kind === 'event' && one.name === 'booking_click'),
    ),
    ({ at, visitor }) => `${format.format(at)} ${visitor}`,
  );
  for (const [key, own] of people) {
    const day = key.slice(0, 10);
    own.sort((a, b) => a.at.getTime() - b.at.getTime() || (a._id < b._id ? -1 : 1));
    const sessions: Sent[][] = [];
    const orphans: Sent[] = [];
    let lastView = Number.NEGATIVE_INFINITY;
    for (const one of own) {
      const at = one.at.getTime();
      if (one.kind === 'view') {
        if (at - lastView > PAUSE_MS) sessions.push([]);
        lastView = at;
      }
      (sessions.at(-1) ?? orphans).push(one);
    }
    const seen = new Set<string>();
    const fact = (metric: string, one: Sent, from: string, amount = 1) => {
      const { page, device, country } = one;
      const release = one.kind === 'view' ? one.release : undefined;
      const tags = { page, device, country, release, referrer: from, area: areaOf(page), kind: kindOf(page) };
      facts.push({ day, metric, amount, tags });
    };
    for (const one of orphans) fact('bookings', one, 'direct');
    for (const [place, session] of sessions.entries()) {
      const views = session.filter(({ kind }) => kind === 'view');
      const first = views[0]!;
      const from = (first.kind === 'view' && first.referrer) || 'direct';
      if (place === 0) fact('visitors', first, from);
      fact('sessions', first, from);
      if (views.length === 1) fact('bounces', first, from);
      fact('exits', views.at(-1)!, from);
      for (const [number, view] of views.entries()) {
        fact('views', view, from);
        if (!seen.has(view.page)) fact('readers', view, from);
        seen.add(view.page);
        const next = views[number + 1];
        if (!next) continue;
        fact('timed', view, from);
        fact('timedMs', view, from, next.at.getTime() - view.at.getTime());
      }
      let step = 0;
      let viewedAt = 0;
      for (const one of session) {
        if (one.kind === 'view') viewedAt = one.at.getTime();
        else fact('bookings', one, from);
        const isNext =
          one.kind === 'event'
            ? step === 2 && one.at.getTime() - viewedAt <= PAUSE_MS
            : (step === 0 && LISTS.includes(one.page)) || (step === 1 && kindOf(one.page) === 'place');
        if (!isNext) continue;
        fact(FUNNEL[step]!, first, from);
        step += 1;
      }
    }
  }
  for (const one of once)
    if (one.kind === 'bot') facts.push({ day: format.format(one.at), metric: 'bots', amount: 1, tags: {} });
  for (const [day, texts] of groupBy(
    once.filter((one) => one.kind === 'event' && one.name === 'search' && one.value === 0) as Sent[],
    ({ at }) => format.format(at),
  )) {
    const pairs = new Set(texts.map((one) => `${one.kind === 'event' && one.label} ${one.visitor}`));
    for (const pair of pairs)
      facts.push({ day, metric: 'searches', amount: 1, tags: { text: pair.split(' ')[0] } });
  }
  return facts;
}

/** The facts of one day added up by every value of every tag, in the shape of `comparable`. */
export function groupsOf(facts: Fact[]): Record<string, number[]> {
  const all = [...METRICS, ...FUNNEL];
  const groups = new Map<string, number[]>();
  for (const { metric, amount, tags } of facts) {
    const place = all.indexOf(metric);
    if (place < 0) continue;
    for (const [dimension, name] of [['all', ''], ...Object.entries(tags)]) {
      if (dimension !== 'all' && !name) continue;
      const key = `${dimension} ${name}`;
      const counts = groups.get(key) ?? all.map(() => 0);
      counts[place]! += amount;
      groups.set(key, counts);
    }
  }
  return Object.fromEntries([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Items by key, in their order (Map.groupBy, which Node 20 has not). */
export function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
