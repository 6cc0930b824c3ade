import path from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../../../tooling/test/support/temporaryFolder';
import { chromiumPath } from '../../../../tooling/testing/chromium.mjs';
import { REASONS, writeBrokenModule, writeBrowserModule } from '../../support/brokenModule';
import { reasonsOf, runCheck } from '../../support/runCheck';

const folder = temporaryFolder();
const check = (name: string, chrome?: string) => runCheck(path.join(folder, name), chrome);

test('guide check refuses screens and widgets that are broken in ten ways and more, each with its reason', async () => {
  await writeBrokenModule(path.join(folder, 'broken'));
  const { code, text } = await check('broken');
  const reasons = [...text.matchAll(/^(?: {2}|Without properties: )events\/(\w+) (.*)$/gm)];
  expect(Object.fromEntries(reasons.map(([, name, reason]) => [name, reason]))).toEqual(
    Object.fromEntries(
      Object.entries(REASONS).map(([name, reason]) => [name, expect.stringMatching(reason)]),
    ),
  );
  // Nobody knows the properties of widgets that are in no slot.
  const notes = [...text.matchAll(/^Without properties: events\/(\w+)/gm)].map(([, name]) => name);
  expect(notes.sort()).toEqual(['WidgetNeedsWindow', 'WidgetReturnsObject', 'WidgetThrowsInBrowser']);
  expect(code).toBe(1);
});

test('guide check shows screens in a browser, too, if there is one', async () => {
  await writeBrowserModule(path.join(folder, 'browser'));
  const { code, text } = await check('browser', chromiumPath());
  expect(reasonsOf(text)).toEqual([
    'events/BlocksChrome cannot be shown in a browser: it is not ready after 5 s.',
    'events/ThrowsInChrome cannot be shown in a browser, in src/screens/ThrowsInChrome/index.ts:5:52: with a layout',
    'events calls https://events.example, which "guide.calls" in its package.json does not name.',
  ]);
  expect(text).toMatch(/^Shown on the server, in jsdom and in chrom[\w-]+\.$/m);
  expect(text).toMatch(/^A browser shows it: events\/DrawsOnly cannot be shown in jsdom, in src.*:5:/m);
  expect(text).toMatch(/^Without the responses of its backend: events\/CallsBackend cannot be rendered/m);
  expect(code).toBe(1);
});
