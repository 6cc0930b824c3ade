/** Slows a page down: Lighthouse's slow 4G, and a CPU four times slower. @param {import('@playwright/test').Page} page */
export async function slowDown(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** A phone, which `slowDown` makes a slow one. */
export const PHONE = {
  name: 'phone',
  context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

export const DESKTOP = { name: 'desktop', context: { viewport: { width: 1280, height: 900 } } };

/**
 * Opens a page in a new context. A phone's is slow.
 * @param {import('@playwright/test').Browser} browser @param {{ name: string, context: object }} device
 * @param {import('@playwright/test').BrowserContextOptions} [options]
 */
export async function openPage(browser, device, options = {}) {
  const context = await browser.newContext({ ...device.context, ...options });
  const page = await context.newPage();
  if (device === PHONE) await slowDown(page);
  return page;
}
