import { moduleAddress } from '@guide/contracts/module/address';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';
import type { openWorkshop } from './workshop';

type Workshop = Awaited<ReturnType<typeof openWorkshop>>;

/** The versions that visitors get now, by module. */
export const versionsOf = async (
  workshop: Workshop,
  request: APIRequestContext,
): Promise<Record<string, string>> => (await request.get(`${workshop.url}/api/modules/live`)).json();

/** A change of a file of the project. */
export type Edit = [file: string, from: string | RegExp, to: string];

/** Releases the pubs with a change, and expects that it is refused with this reason and nothing else is live. */
export async function expectRefused(
  workshop: Workshop,
  request: APIRequestContext,
  edits: Edit[],
  sentence: RegExp,
): Promise<void> {
  const before = await versionsOf(workshop, request);
  const restores: (() => Promise<void>)[] = [];
  for (const edit of edits) restores.push(await workshop.edit(...edit));
  const { ok, output } = await workshop.command('modules release', ['pubs']);
  for (const restore of restores) await restore();
  expect(ok).toBe(false);
  const refused = output.match(/Refused: (.*)/)?.[1] ?? output;
  console.log(refused);
  expect(refused).toMatch(sentence);
  expect(await versionsOf(workshop, request)).toEqual(before);
}

const SCREEN = 'mfe-pubs/src/screens/TopPubs/index.ts';
const COMPONENT = 'Component: TopPubs,';
/** The same screen, so that its tests pass, in other bytes. */
const otherBytes = (name: string) => `Component: Object.assign(TopPubs, { displayName: '${name}' }),`;

const shellScript = async (workshop: Workshop, request: APIRequestContext) =>
  (await (await request.get(`${workshop.url}/`)).text()).match(/\/assets\/main\.\w+\.js/)?.[0];

/**
 * Releases the pubs under each of these names while a browser tours the site, and takes all of it back: each is live at
 * the next navigation; the shell, other modules and the open page stay as they are.
 */
export async function expectLiveAtNextNavigation(
  page: Page,
  request: APIRequestContext,
  workshop: Workshop,
  names: string[],
): Promise<void> {
  const before = await versionsOf(workshop, request);
  const shell = await shellScript(workshop, request);
  const top = page.getByRole('heading', { level: 1, name: /Top 10 Historic London Pubs/ });
  await page.goto(`${workshop.url}/top-london-pubs`);
  await expect(top).toBeVisible();

  let earlier = before.pubs;
  for (const other of names) {
    const restore = await workshop.edit(SCREEN, COMPONENT, otherBytes(other));
    const release = await workshop.command('modules release', ['pubs']);
    await restore();
    expect(release.output).toMatch(/Released pubs \S+ to 100 % of visitors\./);
    expect(release.output).toContain('npm run rollback -w mfe-pubs');
    console.log(release.output.trim().split('\n').at(-2));

    await page
      .getByRole('link', { name: /View Details/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'The George Inn' })).toBeVisible();
    await page.goto(`${workshop.url}/top-london-pubs`);
    await expect(top).toBeVisible();

    const after = await versionsOf(workshop, request);
    expect(after).toEqual({ ...before, pubs: after.pubs });
    expect(after.pubs).not.toBe(earlier);
    earlier = after.pubs;
    await expect(
      page.locator(`link[rel=preload][href^="${moduleAddress('pubs')}${after.pubs}/"]`).first(),
    ).toBeAttached();
    expect(await shellScript(workshop, request)).toBe(shell);
  }

  for (let back = 0; back < names.length; back += 1) await workshop.command('modules rollback', ['pubs']);
  // The gateway may have read the registry a moment before.
  await expect.poll(() => versionsOf(workshop, request)).toEqual(before);
  await page.goto(`${workshop.url}/top-london-pubs`);
  await expect(top).toBeVisible();
}
