import { expect, holdBack, test } from '../support/test';

test.use({
  visitor: false,
  viewport: { width: 390, height: 844 },
  geolocation: { latitude: 51.5009, longitude: -0.1219 },
  permissions: ['geolocation'],
});

const CHOICES = 'main :is([type=radio], [type=checkbox]), main summary';

const isOn = (element: Element) =>
  element instanceof HTMLInputElement ? element.checked : (element.parentElement as HTMLDetailsElement).open;

for (const path of ['/', '/search', '/map', '/analytics', '/top-london-pubs'])
  test(`choices and disclosures of ${path} respond before scripts, and hydration keeps them`, async ({
    page,
  }) => {
    const releaseScripts = await holdBack(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const controls = await page.locator(CHOICES).filter({ visible: true }).elementHandles();
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) {
      const isChosen = await control.evaluate(isOn);
      const isRadio = await control.evaluate((element) => (element as HTMLInputElement).type === 'radio');
      if (isChosen && isRadio) continue;
      await control.click();
      expect(await control.evaluate(isOn)).toBe(!isChosen);
    }
    const states = () => Promise.all(controls.map((control) => control.evaluate(isOn)));
    const chosen = await states();
    releaseScripts();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect.poll(states).toEqual(chosen);
  });

test('NEWS-04 an invalid address shows its error before scripts, and the toast after them', async ({
  page,
}) => {
  const releaseScripts = await holdBack(page, /\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByLabel('Email address');
  await field.pressSequentially('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const error = page.locator('form').getByText('Please enter a valid email address.');
  await expect(error).toBeVisible();
  await expect(field).toBeFocused();
  releaseScripts();
  await expect(page.getByText('Invalid email').first()).toBeVisible();
  await field.fill('ada@example.org');
  await expect(error).toBeHidden();
});
