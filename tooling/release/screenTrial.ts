import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { withVisitor } from '../../e2e/support/visitor';
import type { createGatewayLog } from './gatewayLog';
import { isTimeLimit, type Outcome } from './outcome';
import { findLeftovers, leave, sentencesOf, whenHydrated } from './teardown';

export interface ShownScreen {
  screen: string;
  /** Where it is shown. */
  path: string;
}

export interface Trial {
  browser: Browser;
  /** The site's origin. */
  url: string;
  module: string;
  log: ReturnType<typeof createGatewayLog>;
  /** How long each step may take. */
  timeoutMs: number;
}

/** Further errors of a page that fails are logged this soon after its first. */
const ERROR_GRACE_MS = 2000;
/** How long the gateway serves what it has rendered. */
const PAGE_CACHE_MS = 1000;
/** Steps of a screen that may each take as long as a step may; a page that hangs does not answer at all. */
const MAX_STEPS = 6;

/** Renders one screen on the server, hydrates it and tears it down. */
export async function tryScreen(trial: Trial, shown: ShownScreen): Promise<Outcome> {
  const part = `${trial.module}/${shown.screen}`;
  const hung = pause(MAX_STEPS * trial.timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error('The page timed out');
  });
  try {
    return await Promise.race([outcomeOf(trial, shown, part), hung]);
  } catch (error) {
    if (!isTimeLimit(error)) throw error;
    return { part, faults: [], late: `was not done at ${shown.path}` };
  }
}

async function outcomeOf(trial: Trial, { screen, path }: ShownScreen, part: string): Promise<Outcome> {
  const { url, module } = trial;
  const { fault, late: unrendered } = await render(trial, screen, path);
  if (unrendered) return { part, faults: [], late: unrendered };
  if (fault)
    return {
      part,
      faults: [`${part} cannot be rendered on the server at ${path}. The gateway says: ${fault}`],
    };
  const { error, late } = await hydrate(trial, path);
  if (late) return { part, faults: [], late: `${late} at ${path}` };
  const failed = error ? [`${part} ${failing(error)} at ${path}: ${error}`] : [];
  const left = await findLeftovers(await openPage(trial), url, module, path).catch((reason) => {
    // One that fails may not come so far.
    if (error) return [];
    throw reason;
  });
  return { part, faults: [...failed, ...sentencesOf(module, left)] };
}

async function openPage({ browser, timeoutMs }: Trial): Promise<Page> {
  const page = withVisitor(await browser.newPage());
  page.setDefaultTimeout(timeoutMs);
  return page;
}

/**
 * Requests a screen until the server renders it: on a busy machine the frame may go out without it at first.
 * @returns what the gateway logs as wrong with it, or that it was late
 */
async function render(
  trial: Trial,
  screen: string,
  path: string,
): Promise<{ fault?: string; late?: string }> {
  const { url, module, log, timeoutMs } = trial;
  const request = `trial-${screen}-`;
  const until = performance.now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url + path, { headers: { 'x-request-id': request + attempt } });
    const html = await answer.text();
    if (html.includes(`data-module="${module}" data-screen="${screen}"`)) return {};
    const fault = log.failureOf(request, isTimeLimit);
    if (fault) return { fault };
    if (performance.now() > until)
      return {
        late: `was not rendered on the server at ${path} (${log.lastOf(request) ?? 'nothing is said'})`,
      };
    await pause(PAGE_CACHE_MS);
  }
}

/** What the shell logs of a difference between server and browser begins with `Hydration` (`shell/src/main.tsx`). */
function failing(error: string): string {
  return error.startsWith('Hydration ')
    ? 'is another in the browser than the server rendered'
    : 'fails in the browser';
}

/**
 * Opens a page as the server rendered it, lets it be hydrated, and leaves it for one without modules.
 * @returns the first error of the page, or what a time limit kept it from
 */
async function hydrate(trial: Trial, path: string): Promise<{ error?: string; late?: string }> {
  const page = await openPage(trial);
  const errors: string[] = [];
  const failed = new Promise<void>((resolve) => {
    const note = (message: string) => {
      errors.push(message);
      resolve();
    };
    page.on('pageerror', ({ message }) => note(message));
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
  });
  let late = 'was not hydrated';
  const lived = (async () => {
    await page.goto(trial.url + path);
    await whenHydrated(page);
    await page.waitForLoadState('networkidle');
    late = 'could not be left again';
    await leave(page, trial.module);
  })();
  // A page that fails may never be hydrated: what it logs in the moment after is enough.
  const ended = await Promise.race([lived, failed.then(() => pause(ERROR_GRACE_MS))]).catch(
    (error: Error) => error,
  );
  lived.catch(() => {});
  if (errors.some(isTimeLimit)) return { late };
  if (errors[0]) return { error: errors[0] };
  if (ended instanceof Error && !isTimeLimit(ended)) throw ended;
  return ended instanceof Error ? { late } : {};
}
