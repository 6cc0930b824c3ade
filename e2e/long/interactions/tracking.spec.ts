import { openSite } from '../../support/ownSite';
import { expect, leave, test } from '../../support/test';

test('ROLE-02 D-35 D-62 requests carry the session that the first page view began; opting out ends it', async ({
  page,
  context,
}) => {
  // A site of its own: from one address no more than a hundred first views an hour begin a session.
  const site = await openSite({});
  try {
    const session = async () => (await context.cookies()).find(({ name }) => name === 'session');
    const first = page.waitForResponse((answer) => answer.url().endsWith('/pageview'));
    const served = (await page.goto(`${site.url}/top-attractions`))!;
    expect((await served.allHeaders())['set-cookie']).toBeUndefined();
    await first;
    await expect.poll(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', expires: -1 });
    const { value } = (await session())!;
    expect(await page.evaluate(() => document.cookie)).not.toContain('session');

    const [read, view] = await Promise.all([
      page.waitForRequest((one) => one.url().includes('/api/listings')),
      page.waitForRequest((one) => one.url().endsWith('/pageview')),
      page.getByRole('banner').locator('a[href="/"]').click(),
    ]);
    for (const one of [read, view]) expect((await one.allHeaders()).cookie).toContain(`session=${value}`);
    expect((await session())!.value).toBe(value);

    await page.getByRole('button', { name: 'Privacy' }).click();
    await page.getByRole('button', { name: 'Turn statistics off' }).click();
    await expect.poll(session).toBeUndefined();
  } finally {
    await leave(page);
    await site.close();
  }
});
