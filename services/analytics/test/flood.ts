import { setTimeout as pause } from 'node:timers/promises';
import { FIREFOX } from './calls';

const ADDRESSES = 10;
/** An honest visitor comes this often, ms. */
const HONEST_EVERY_MS = 250;

/** What a flood was, and what an honest analyst saw of it. */
export interface FloodReport {
  sent: { accepted: number; refused: number };
  honest: { sent: number; counted: number };
  dashboardP99Ms: number;
}

/**
 * Ten addresses send 50 invented paths a request, each with an invented host, release and agent, as fast as they are
 * answered; every tenth request is of invented events. Honest visitors of other addresses look at the map meanwhile,
 * and somebody at the dashboard.
 * @param onSecond called each second
 */
export async function flood(url: string, seconds: number, onSecond = async () => {}): Promise<FloodReport> {
  const until = performance.now() + seconds * 1000;
  const going = () => performance.now() < until;
  const post = (call: string, address: string, agent: string, body: unknown) =>
    fetch(`${url}/api/analytics/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent, 'x-forwarded-for': address },
      body: JSON.stringify(body),
    }).then(async (answer) => {
      await answer.text();
      return answer.status;
    });
  const sent = { accepted: 0, refused: 0 };
  const honest = { sent: 0, counted: 0 };
  const times: number[] = [];
  let invented = 0;

  const attackers = Array.from({ length: ADDRESSES }, async (_, address) => {
    for (let request = 0; going(); request++) {
      const fifty = Array.from({ length: 50 }, () => ++invented);
      const views = fifty.map((number) => ({
        ...{ path: `/invented/${number}`, referrer: `https://host-${number}.example/` },
        release: `m${number}@1.0.${number}`,
      }));
      const events = fifty.map((number) => ({
        ...{ path: `/event/${number}`, name: 'web_vital', category: `c${number}` },
        properties: JSON.stringify({ metric: 'LCP', module: `m${number}`, version: '1', value: number }),
      }));
      const body = request % 10 === 9 ? { events } : { views };
      const status = await post('batch', `203.0.113.${address}`, `${FIREFOX} ${invented}`, body);
      if (status === 200) sent.accepted += 50;
      else sent.refused += 1;
      // Who is refused goes on asking; without a pause ten senders leave no processor to anybody else.
      if (status !== 200) await pause(50);
    }
  });
  const visitors = (async () => {
    while (going()) {
      const status = await post('pageview', `198.51.100.${honest.sent % 250}`, FIREFOX, { path: '/map' });
      if (status === 200) honest.sent += 1;
      await pause(HONEST_EVERY_MS);
    }
  })();
  const analyst = (async () => {
    while (going()) {
      for (const call of ['top-pages', 'summary']) {
        const start = performance.now();
        await (await fetch(`${url}/api/analytics/${call}`)).text();
        times.push(performance.now() - start);
      }
      await pause(200);
    }
  })();
  const watcher = (async () => {
    while (going()) {
      await pause(1000);
      await onSecond();
    }
  })();
  await Promise.all([...attackers, visitors, analyst, watcher]);
  const pages = (await (await fetch(`${url}/api/analytics/top-pages`)).json()) as {
    path: string;
    count: number;
  }[];
  honest.counted = pages.find(({ path }) => path === '/map')?.count ?? 0;
  times.sort((one, other) => one - other);
  return { sent, honest, dashboardP99Ms: times[Math.ceil(times.length * 0.99) - 1]! };
}
