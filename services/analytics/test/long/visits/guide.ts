import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { buildSite } from '../../../../../tooling/build/site.mjs';
import { startSite } from '../../../../../tooling/commands/site.mjs';
import { ask } from '../../../../gateway/test/support/ask';
import { ORIGIN, type Sent } from './script';

const root = path.resolve(import.meta.dirname, '../../../../..');
const clock = pathToFileURL(path.join(import.meta.dirname, 'clock.mjs')).href;
const HOST = new URL(ORIGIN).host;
/** An address of the analysts' own. */
const ANALYST = '198.18.0.1';

/**
 * The London guide as `npm start` runs it, behind a proxy on this machine, with its limits of messages. Its clock stands
 * where a test sets it. It can be stopped and started again on its data.
 */
export async function openGuide() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guide-visits-'));
  const clockFile = path.join(dataDir, 'clock');
  const buildFolder = await buildSite({ city: 'london' });
  const cookies = new Map<number, string>();
  let site: Awaited<ReturnType<typeof startSite>> | undefined;
  let client: MongoClient | undefined;
  let gateway = 0;
  let shownAt = 0;
  let busyReads = 0;
  let onClock = (_line: string) => {};

  function onLine(line: string): void {
    const [, id] = /^Clock of process (\d+)$/.exec(line) ?? [];
    if (id) gateway = Number(id);
    onClock(line);
  }

  async function stop(): Promise<void> {
    await client?.close();
    await site?.stop();
    [client, site] = [undefined, undefined];
  }

  async function start(at: number, env: Record<string, string> = {}): Promise<void> {
    const settings = {
      TRUST_PROXY: 'loopback',
      NODE_OPTIONS: `--import=${clock}`,
      CLOCK: clockFile,
      CLOCK_AT: String(at),
      // Limits processor time, of which a slow machine needs more.
      INSIGHTS_BUDGET_MS: '0',
    };
    shownAt = at;
    site = await startSite({ buildFolder, dataDir, env: { ...settings, ...env }, onLine });
    client = await new MongoClient(site.mongoUrl).connect();
  }

  afterAll(async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function setClock(at: number): Promise<void> {
    if (at === shownAt) return;
    shownAt = at;
    await writeFile(clockFile, String(at));
    const shown = new Promise<void>((resolve) => {
      onClock = (line) => line === `Clock at ${at}` && resolve();
    });
    process.kill(gateway, 'SIGUSR2');
    await shown;
  }

  const db = (name: string) => client!.db(`guide_${name}`);

  return {
    start,
    stop,
    setClock,
    db,
    /** Reads a call of the API, and waits for a busy guide as docs/analytics-api.md says. */
    async read<T>(address: string, headers: Record<string, string> = {}): Promise<T> {
      const all = { host: HOST, 'x-forwarded-for': ANALYST, ...headers };
      for (;;) {
        const response = await ask(site!.url, { path: address, headers: all });
        if (response.status === 200) return JSON.parse(response.body);
        if (response.status !== 503) throw new Error(`${address}: ${response.status} ${response.body}`);
        busyReads += 1;
        await pause(Number(response.headers['retry-after']) * 1000);
      }
    },
    /** How often a read was sent again. */
    busyReads: () => busyReads,
    async readPage(address: string): Promise<string> {
      return (await ask(site!.url, { path: address, headers: { host: HOST } })).body;
    },
    async statusOf(address: string, headers: Record<string, string> = {}): Promise<number> {
      return (await ask(site!.url, { path: address, headers: { host: HOST, ...headers } })).status;
    },
    /** Sends a request at its time, as its browser does. @returns the status, and whether a session cookie was set */
    async send(sent: Sent): Promise<{ status: number; body: string; setsCookie: boolean }> {
      await setClock(sent.at);
      const { status, body, headers } = await ask(site!.url, callOf(sent, cookies.get(sent.browser)));
      const cookie = (headers['set-cookie'] ?? []).find((text) => /^session=[^;]/.test(text));
      if (cookie && sent.device.cookies === 'kept') cookies.set(sent.browser, cookie.split(';')[0]!);
      return { status, body, setsCookie: cookie !== undefined };
    },
    /** Resolves when all days before this one are counted and closed. */
    async untilClosed(day: string): Promise<void> {
      const analytics = db('analytics');
      const isEarlier = { $lt: day };
      for (;;) {
        const waiting = await analytics.collection('hits').countDocuments({ day: isEarlier, batch: 0 });
        const isBatchOpen = await analytics
          .collection('latest_batch')
          .countDocuments({ ids: { $exists: true } });
        const open = await analytics
          .collection<{ _id: string }>('open_days')
          .countDocuments({ _id: isEarlier });
        if (waiting + isBatchOpen + open === 0) return;
        await pause(50);
      }
    },
    /** Runs a command of operators, such as `goals --list`. @returns what it prints */
    async ops(at: number, ...args: string[]): Promise<string> {
      const env = {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        NODE_OPTIONS: `--import=${clock}`,
        CLOCK_AT: String(at),
      };
      const command = ['tooling/commands/run.mjs', 'ops', ...args];
      return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
    },
    /** Writes a file for a command. @returns its path */
    async write(name: string, text: string): Promise<string> {
      await writeFile(path.join(dataDir, name), text);
      return path.join(dataDir, name);
    },
  };
}

export type Guide = Awaited<ReturnType<typeof openGuide>>;

function callOf({ device, call, views, events }: Sent, session: string | undefined) {
  const { agent, address, country, optOut } = device;
  return {
    method: 'POST',
    path: `/api/analytics/${call}`,
    body: call === 'pageview' ? views[0] : call === 'event' ? events[0] : { views, events },
    headers: {
      host: HOST,
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'user-agent': agent.text,
      'x-forwarded-for': address,
      ...(country && { 'x-country-code': country }),
      ...(session && { cookie: `theme=dark; ${session}` }),
      ...optOut,
    },
  };
}
