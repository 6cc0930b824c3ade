import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { FIREFOX } from '../../../tooling/testing/engines.mjs';
import { freePort, openFolder } from './process';
import { until, type Visitor } from './visitor';
import { type Send, visitorOf } from './webDriver';

const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** Without this, a window is at least 450 px wide. */
const NARROW = ':root { min-width: 0 !important } #navigator-toolbox { display: none !important }';

interface Answer {
  value: unknown;
  error: { error: string; message: string } | null;
}

/** Marionette, the protocol below geckodriver: `length:[0, id, command, parameters]`, one at a time. */
function marionette(socket: Socket) {
  let bytes = Buffer.alloc(0);
  const next = async (): Promise<unknown> => {
    for (;;) {
      const colon = bytes.indexOf(':');
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (colon > 0 && bytes.length >= end) {
        const message = bytes.subarray(colon + 1, end).toString();
        bytes = bytes.subarray(end);
        return JSON.parse(message);
      }
      const [chunk] = await once(socket, 'data');
      bytes = Buffer.concat([bytes, chunk]);
    }
  };
  return {
    next,
    async send<T>(command: string, parameters: object): Promise<T> {
      const message = JSON.stringify([0, 1, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
      const [, , error, value] = (await next()) as [1, number, Answer['error'], T];
      if (error) throw new Error(`${command}: ${error.error} ${error.message}`);
      return value;
    },
  };
}

/** Firefox as distributed, without a window. Playwright needs commands that its long-term version lacks. */
export async function openFirefox(): Promise<Visitor> {
  const { folder, start, close } = await openFolder();
  const port = await freePort();
  const preferences = Object.entries({ ...PREFERENCES, 'marionette.port': port });
  const lines = preferences.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`);
  await writeFile(path.join(folder, 'user.js'), lines.join('\n'));
  await mkdir(path.join(folder, 'chrome'));
  await writeFile(path.join(folder, 'chrome/userChrome.css'), NARROW);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', folder];
  start(FIREFOX, args, { env: { ...process.env, HOME: folder }, stdio: 'ignore' });
  const socket = await until('Firefox', async () => {
    const attempt = connect(port, '127.0.0.1');
    await once(attempt, 'connect');
    return attempt;
  });
  const browser = marionette(socket);
  await browser.next();
  await browser.send('WebDriver:NewSession', {});
  const send: Send = async (command, parameters = {}) => {
    const answer = await browser.send<{ value?: unknown }>(`WebDriver:${command}`, parameters);
    return (command === 'GetWindowRect' ? answer : answer.value) as never;
  };
  return visitorOf(send, async () => {
    socket.destroy();
    await close();
  });
}
