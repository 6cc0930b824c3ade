import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MINI_BROWSER } from '../../../tooling/testing/engines.mjs';
import { freePort, openFolder } from './process';
import { until, type Visitor } from './visitor';
import { type Command, type Send, visitorOf } from './webDriver';

type Method = 'GET' | 'POST' | 'DELETE';

/** Methods and addresses of the commands (W3C WebDriver, 6.6). */
const ADDRESSES: Record<Command, [Method, (id: unknown) => string]> = {
  Navigate: ['POST', () => '/url'],
  Back: ['POST', () => '/back'],
  ExecuteScript: ['POST', () => '/execute/sync'],
  ExecuteAsyncScript: ['POST', () => '/execute/async'],
  ElementClick: ['POST', (id) => `/element/${id}/click`],
  ElementSendKeys: ['POST', (id) => `/element/${id}/value`],
  GetActiveElement: ['GET', () => '/element/active'],
  GetWindowRect: ['GET', () => '/window/rect'],
  SetWindowRect: ['POST', () => '/window/rect'],
  TakeScreenshot: ['GET', () => '/screenshot'],
  DeleteSession: ['DELETE', () => ''],
};

/** Without this, the buttons of the browser's bar make a window at least 447 px wide. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-size: 1px }';

async function request<T>(address: string, method: Method, body?: object): Promise<T> {
  const response = await fetch(address, {
    method,
    body: method === 'POST' ? JSON.stringify(body) : undefined,
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${address}: ${value.error} ${value.message}`);
  return value;
}

/** WebKitGTK on a screen without a monitor. */
export async function openWebKit(): Promise<Visitor> {
  const { folder, start, close } = await openFolder();
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(path.join(folder, 'gtk-3.0/gtk.css'), NARROW);
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const { stdio } = start('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [display] = await once(stdio[3]!, 'data');
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    XDG_CONFIG_HOME: folder,
    NO_AT_BRIDGE: '1',
  };
  const port = await freePort();
  start('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const driver = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver', () => request(`${driver}/status`, 'GET'));
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const { sessionId } = await request<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch },
  });
  const send: Send = (command, { id, ...parameters } = {}) => {
    const [method, pathOf] = ADDRESSES[command];
    return request(`${driver}/session/${sessionId}${pathOf(id)}`, method, parameters);
  };
  return visitorOf(send, async () => {
    await send('DeleteSession');
    await close();
  });
}
