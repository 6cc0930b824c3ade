import { expect, leave, test } from '../../support/test';
import { openSite } from '../../support/testSite';

test('ROLE-02 D-35 D-62 the first page view starts a session, requests send it, and opting out ends it', async ({
  page,
  context,
}) => {
  // A separate site: only a hundred sessions an hour start from one address.
  const site = await openSite({});
  try {
    const session = async () => (await context.cookies()).find(({ name }) => name === 'session');
    const first = page.waitForResponse((response) => response.url().endsWith('/pageview'));
    const served = (await page.goto(`${site.url}/top-attractions`))!;
    expect((await served.allHeaders())['set-cookie']).toBeUndefined();
    await first;
    await expect.poll(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', expires: -1 });
    const { value } = (await session())!;
    expect(await page.evaluate(() => document.cookie)).not.toContain('session');

    const [read, view] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/api/listings')),
      page.waitForRequest((request) => request.url().endsWith('/pageview')),
      page.getByRole('banner').locator('a[href="/"]').click(),
    ]);
    for (const request of [read, view])
      expect((await request.allHeaders()).cookie).toContain(`session=${value}`);
    expect((await session())!.value).toBe(value);

    await page.getByRole('button', { name: 'Privacy' }).click();
    await page.getByRole('button', { name: 'Turn statistics off' }).click();
    await expect.poll(session).toBeUndefined();
  } finally {
    await leave(page);
    await site.close();
  }
});
