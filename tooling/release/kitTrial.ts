import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { MongoClient } from 'mongodb';
import { createToken } from '../../services/gateway/src/embed/manage';
import { hashOf, ID_LENGTH } from '../../services/gateway/src/embed/tokens';
import { isTimeLimit, type Outcome } from './outcome';

const PAGE_SCRIPT = `window.ready = [];
addEventListener('guide-analytics:ready', () => ready.push('element'), true);
addEventListener('message', ({ data }) => { if (data.type === 'guide-analytics:ready') ready.push('frame'); });`;

/**
 * Shows the embed kit's element and its frame on a page of another origin, with a token for it.
 * @param site a guide of the trial's own, whose live kit is tried
 * @param timeoutMs how long the kit may take to show figures: the machine tests the release at the same time
 */
export async function tryKit(
  browser: Browser,
  site: { url: string; mongoUrl: string },
  timeoutMs: number,
): Promise<Outcome> {
  const client = await new MongoClient(site.mongoUrl).connect();
  let html = '';
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { token } = await createToken(client.db('guide_gateway'), { label: 'Trial', origins: [origin] });
    html = `<!doctype html><title>Trial</title><script>${PAGE_SCRIPT}</script>
<script type="module" src="${site.url}/embed.js"></script>
<guide-analytics token="${token}"></guide-analytics>
<iframe title="Frame" src="${site.url}/embed/analytics/${hashOf(token).slice(0, ID_LENGTH)}#${token}"></iframe>`;
    const page = await browser.newPage();
    page.setDefaultTimeout(timeoutMs);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(origin);
    const shows = (way: string) =>
      page
        .waitForFunction((name) => (window as never as { ready: string[] }).ready.includes(name), way)
        .then(
          () => [],
          () => [`The ${way} of the embed kit shows no figures.`],
        );
    const silent = (await Promise.all(['element', 'frame'].map(shows))).flat();
    const part = 'The embed kit';
    // Nothing failed, and nothing came: it may have been slow.
    if (errors.some(isTimeLimit) || (silent.length > 0 && errors.length === 0))
      return { part, faults: [], late: 'did not show its figures on a page of another origin' };
    const failed = errors
      .slice(0, 1)
      .map((error) => `The embed kit fails on a page of another origin: ${error}`);
    return { part, faults: [...silent, ...failed] };
  } finally {
    server.closeAllConnections();
    server.close();
    await client.close();
  }
}
