import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../../tooling/testing/chromium.mjs';
import { withoutNewerInterfaces } from './newerInterfaces';
import type { Visitor } from './visitor';

/** Chromium with only the interfaces that the oldest supported browsers have. */
export async function openOldestSupported(): Promise<Visitor> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
  const context = await browser.newContext();
  await context.addInitScript(withoutNewerInterfaces);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  const find = (selector: string, hasText?: string) =>
    page.locator(selector).filter({ visible: true, hasText }).first();
  return {
    open: async (url) => void (await page.goto(url)),
    press: (selector, text) => find(selector, text).click(),
    type: (selector, text) => find(selector).pressSequentially(text),
    key: (name) => page.keyboard.press(name),
    async text(selector) {
      const element = find(selector);
      return (await element.isVisible()) ? element.innerText() : undefined;
    },
    evaluate: (expression) => page.evaluate(expression),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    errors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}
