import { startMailServer } from '../../services/kit/test/support/mailServer';
import { startLoadBalancer } from '../support/loadBalancer';
import { expect, test } from '../support/test';
import { openSite, UNLIMITED } from '../support/testSite';

// The pages behind the links have no scripts to hydrate.
test.use({ visitor: false });

test('a scanner that opens the links of an email changes nothing; the buttons of the pages subscribe and unsubscribe', async ({
  page,
  request,
}) => {
  const mailServer = await startMailServer();
  const front = await startLoadBalancer();
  const settings = { ORIGIN: front.url, SMTP_URL: mailServer.url, MAIL_FROM: 'letters@guide.example' };
  const site = await openSite({ ...UNLIMITED, TRUST_PROXY: 'loopback', ...settings });
  try {
    front.routeTo(site.url);
    const mail = mailServer.nextMail();
    await request.post(`${front.url}/api/subscribe`, { data: { email: 'ada@example.org' } });
    await mail;
    const { text } = mailServer.mails[0]!;
    const [, header] = /^List-Unsubscribe: <(.*)>$/m.exec(text)!;
    const [confirm, unsubscribe] = [...text.matchAll(/^<(http.*)>$/gm)].map(([, link]) => link!);

    // However long a scanner waits: a page without scripts does nothing later.
    const writes: string[] = [];
    page.on('request', (sent) => sent.method() === 'GET' || writes.push(sent.url()));
    for (const link of [confirm!, unsubscribe!, header!]) {
      await page.goto(link);
      await expect(page.locator('script')).toHaveCount(0);
    }
    expect(writes).toEqual([]);
    await expect(page).toHaveURL(unsubscribe!);

    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(confirm!);
    await expect(page.getByText('the newsletter of the London Tourist Guide?')).toBeVisible();
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
    await expect(heading).toHaveText('You are subscribed');
    await page.goto(header!);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(heading).toHaveText('You have unsubscribed');
    // The address is gone, and its first link with it.
    const again = await request.post(confirm!.replace('/newsletter', '/api/newsletter'));
    expect(again.status()).toBe(404);
  } finally {
    await page.goto('about:blank');
    await site.close();
    await front.close();
    mailServer.close();
  }
});
