import type { Page } from '@playwright/test';

/** Names that an older browser does not know, and that Chromium does not know either. */
const UNKNOWN: [name: RegExp, unknown: string][] = [
  [/ popover="/g, ' data-unknown="'],
  [/\[popover\]/g, '[data-unknown]'],
  [/:popover-open/g, ':unknown'],
  [/:user-(in)?valid/g, ':unknown'],
  [/:has\(/g, ':unknown('],
  [/@container\b/g, '@unknown'],
  [/\bscripting: ?none/g, 'unknown'],
  [/\bcolor-mix\(/g, 'unknown('],
];

/** Serves pages as a browser older than the supported ones reads them: without these features, scripts do not run. */
export async function readAsOlderBrowser(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'script') return route.abort();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = UNKNOWN.reduce(
      (all, [name, unknown]) => all.replace(name, unknown),
      // The files are changed, and no script may run.
      (await response.text())
        .replace(/ integrity="[^"]*"/g, '')
        .replace(/<script data-page.*?<\/script>/s, ''),
    );
    await route.fulfill({ response, body: text });
  });
}
