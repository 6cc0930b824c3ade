import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { screens } from './boundary';
import { UNLIMITED } from './testSite';

const WARM_UP_TRIES = 20;

async function warmUp(url: string): Promise<void> {
  for (const [, screen] of screens) {
    for (let tries = 0; tries < WARM_UP_TRIES; tries += 1) {
      const response = await fetch(url + screen);
      if (/<h1\b/.test(await response.text())) break;
    }
  }
}

export default async function setup() {
  if (process.env.GUIDE_URL) return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guide-e2e-'));
  const buildFolder = await buildSite({ log: console.log });
  const site = await startSite({ buildFolder, dataDir, env: UNLIMITED, onLine: () => {} });
  await warmUp(site.url);
  process.env.GUIDE_URL = site.url;
  return async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
