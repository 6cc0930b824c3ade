import type { Page } from '@playwright/test';
import { type Guide, openPanel, panel, startGuide } from '../support/downloadGuide';
import { visit } from '../support/offline';
import type { Group, Shot } from './shots';

const DESKTOP = { width: 1280, height: 900 };

/** Opens the panel, which a menu of wide screens has. */
async function openedPanel(page: Page, { line }: Guide): Promise<void> {
  line.become('passing');
  const size = page.viewportSize()!;
  await page.setViewportSize(DESKTOP);
  await page.goto(line.url);
  await openPanel(page);
  await panel(page)
    .getByText(/^Size: /)
    .waitFor();
  await page.setViewportSize(size);
}

const download = (page: Page) => panel(page).getByRole('button', { name: 'Take London with you' }).click();
const titled = (page: Page, title: string) => panel(page).getByRole('heading', { name: title }).waitFor();

/** What is shown without a connection, and the panel of the guide to take along. */
const states: Record<string, (page: Page, guide: Guide) => Promise<void>> = {
  panel: openedPanel,
  'panel-paused': async (page, guide) => {
    await openedPanel(page, guide);
    await download(page);
    await panel(page).getByRole('button', { name: 'Pause' }).click();
    await titled(page, 'Download incomplete');
  },
  'panel-stored': async (page, guide) => {
    await openedPanel(page, guide);
    await download(page);
    await titled(page, 'London is on this device');
  },
  'page-stored': async (page, { line }) => {
    line.become('passing');
    await visit(page, line.url, '/tower-of-london');
    line.become('refusing');
    await page.goto(`${line.url}/tower-of-london`);
  },
  'page-unknown': async (page, { line }) => {
    line.become('passing');
    await visit(page, line.url, '/pub/1');
    line.become('refusing');
    await page.goto(`${line.url}/westminster-abbey`);
  },
  'sign-in': async (page, { line }) => {
    line.become('passing');
    await visit(page, line.url, '/pub/1');
    line.become('captive');
    await page.goto(`${line.url}/pub/1`);
  },
};

/** A site with a service worker, behind a line that fails. */
export const offline: Group = {
  places: ['offline'],
  async start() {
    const guide = await startGuide();
    const shots: Shot[] = Object.entries(states).map(([state, open]) => ({
      ...{ place: 'offline', state, viewport: true },
      open: (page) => open(page, guide),
    }));
    return { shots, stop: guide.stop };
  },
};
