import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../chromium.mjs';

/** What a window in the background may not lose: nobody looks at this one. */
const AWAKE = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** Reads the address at which a browser takes commands. @throws when it ends before it says so */
async function addressOf(child: ChildProcess): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stderr! })) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
    lines.push(line);
  }
  throw new Error(`The browser did not start: ${lines.join('\n')}`);
}

/**
 * A Chromium on a profile, which can be killed as a power cut ends it: Playwright only closes its own.
 * @param profile folder; what it holds is there again at the next start
 */
export async function startBrowser(profile: string) {
  const child = spawn(
    chromiumPath()!,
    [
      ...launchArguments,
      ...AWAKE,
      '--headless=new',
      '--window-size=1280,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(child, 'exit');
  const browser = await chromium.connectOverCDP(await addressOf(child));
  child.stderr!.resume();
  return {
    context: browser.contexts()[0]!,
    /** Ends it and its processes at once, whatever they were writing. */
    async kill(): Promise<void> {
      process.kill(-child.pid!, 'SIGKILL');
      await exited;
    },
  };
}
