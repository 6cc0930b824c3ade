import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@guide/contracts/testing';
import { end, killLeftovers, startedProcess, temporaryDirectory } from '@guide/embedded-mongo/testing';
import { london } from '@guide/service-kit/testing';
import { afterEach, expect, test } from '@jest/globals';
import { startProgram } from '../../../../../tooling/commands/processes.mjs';
import { FIREFOX } from '../../calls';

const SEED = Number(process.env.SEED ?? 5);
const KILLS = Number(process.env.KILLS ?? 9);
const SENDERS = 16;
const MIN_ACKNOWLEDGED = 30;
const VISITORS = 400;
const PAGES = ['/', '/map', '/attraction/1', '/pub/3', '/nowhere'];

interface Figures {
  views: number;
  visitors: number;
  sessions: number;
  bookings: number;
  pages: Record<string, number>;
}

interface Sent {
  number: number;
  visitor: number;
  page: string;
  isView: boolean;
}

/** Kills and restarts services and their database under load, at seeded moments. Senders retry until acknowledged. */
async function killProcesses(folder: string, count: number) {
  const random = seeded(SEED);
  const data = ['--data', join(folder, 'data'), '--socket', join(folder, 'run', 'db.sock')];
  let database = await startedProcess(data);
  const start = () =>
    startProgram('services/analytics/src/server.ts', {
      env: {
        NODE_ENV: 'production',
        MONGODB_URL: database.url,
        CITY_FOLDER: london,
        PORT: '0',
        LOG_LEVEL: 'silent',
        WRITE_RATE: '0',
        TRUST_PROXY: 'loopback',
      },
    });
  const processes = await Promise.all(Array.from({ length: count }, start));
  const acknowledged: Sent[] = [];
  let next = 0;
  let running = true;

  async function send(message: Sent): Promise<void> {
    const { number, visitor, page, isView } = message;
    const body = isView ? { path: page } : { path: page, name: 'booking_click', category: 'booking' };
    for (let target = number; ; target = random.integer(count)) {
      const { url } = processes[target % count]!.ready;
      const isAcknowledged = await fetch(`${url}/api/analytics/${isView ? 'pageview' : 'event'}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': FIREFOX,
          'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}`,
        },
        body: JSON.stringify({ id: number.toString(16).padStart(32, '0'), ...body }),
        signal: AbortSignal.timeout(5000),
      }).then(
        (response) => response.text().then(() => response.ok),
        () => false,
      );
      if (isAcknowledged) break;
      await pause(20);
    }
    acknowledged.push(message);
  }

  const senders = Array.from({ length: SENDERS }, async () => {
    while (running) {
      const visitor = random.integer(VISITORS);
      await send({ number: ++next, visitor, page: random.of(PAGES), isView: random.chance(0.9) });
      // Leaves processor time to restart processes.
      await pause(random.integer(60));
    }
  });
  for (let kill = 0; kill < KILLS; kill++) {
    const target = acknowledged.length + MIN_ACKNOWLEDGED;
    while (acknowledged.length < target) await pause(20);
    await pause(random.integer(300));
    const index = kill % (count + 1);
    if (index === count) {
      await end(database, 'SIGKILL');
      database = await startedProcess(data);
    } else {
      processes[index]!.child.kill('SIGKILL');
      await processes[index]!.exited;
      processes[index] = await start();
    }
  }
  running = false;
  await Promise.all(senders);

  const counted = [];
  for (const { ready } of processes) counted.push(await readFigures(ready.url));
  await Promise.all(processes.map((service) => service.stop()));
  await end(database, 'SIGTERM');
  return { sent: countMessages(acknowledged), counted };
}

function countMessages(messages: Sent[]): Figures {
  const views = messages.filter(({ isView }) => isView);
  const visitors = new Set(views.map(({ visitor }) => visitor)).size;
  const pages: Record<string, number> = {};
  for (const { page } of views) {
    const name = page === '/nowhere' ? 'other page' : page;
    pages[name] = (pages[name] ?? 0) + 1;
  }
  return {
    views: views.length,
    visitors,
    sessions: visitors,
    bookings: messages.length - views.length,
    pages,
  };
}

async function readFigures(url: string): Promise<Figures> {
  const get = async (call: string) => {
    let response = await fetch(`${url}/api/analytics/${call}`);
    // On a slow machine, counting can exceed the timeout of a request.
    while (response.status === 503) response = await fetch(`${url}/api/analytics/${call}`);
    if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
    return response.json();
  };
  const { pageViews, uniqueVisitors, sessions, bookingClicks } = await get('summary');
  const pages = (await get('top-pages')) as { path: string; count: number }[];
  return {
    views: pageViews.value,
    visitors: uniqueVisitors.value,
    sessions: sessions.value,
    bookings: bookingClicks.value,
    pages: Object.fromEntries(pages.map(({ path, count }) => [path, count])),
  };
}

afterEach(killLeftovers);

test.each([1, 2])(
  `D-58 API-19 %d processes and their database, ${KILLS} times kill -9: acknowledged messages are counted exactly once in all statistics (seed ${SEED})`,
  async (processes) => {
    const folder = await temporaryDirectory();
    const { sent, counted } = await killProcesses(folder, processes);
    expect(sent.views).toBeGreaterThan(100);
    expect(counted).toEqual(Array(processes).fill(sent));
  },
  600_000,
);
