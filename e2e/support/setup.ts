import { screens } from './boundary';
import { openSite, UNLIMITED } from './testSite';

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
  const site = await openSite(UNLIMITED, { log: console.log });
  await warmUp(site.url);
  process.env.GUIDE_URL = site.url;
  return site.close;
}
