import { setTimeout as pause } from 'node:timers/promises';

/** A busy server leaves pages to the browser for up to a minute. */
const MAX_TRIES = 150;
const PAUSE_MS = 500;

/** Text of the heading in a page's HTML, with spaces collapsed and entities as they are. @throws if the server never renders one */
export async function servedHeading(url: string): Promise<string> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const html = await (await fetch(url)).text();
    const heading = /<main\b.*?<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
    if (heading !== undefined)
      return heading
        .replace(/<!--.*?-->|<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    await pause(PAUSE_MS);
  }
  throw new Error(`${url} is served without a heading`);
}
