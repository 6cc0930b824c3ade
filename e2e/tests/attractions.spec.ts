import { expect, expectLoaded, holdBack, test } from '../support/test';

test('IMG-01 IMG-02 a placeholder pulses until its picture has loaded and fades in over 500 ms', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A picture that loads before hydration does not fade in; this one is far down the page.
  await page.goto('/london-attractions');
  const release = await holdBack(page, '**/images/**');
  const frame = page.getByRole('article').nth(20).locator('[data-state]');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-state', 'loading');
  // A card far below has no animations until the browser lays it out (`content-visibility`).
  await expect
    .poll(() => frame.evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBeGreaterThan(0);
  const pulse = await frame.evaluate(async (element) => {
    const [animation] = element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::before');
    const opacityAt = (time: number) => {
      animation!.currentTime = time;
      return Number(getComputedStyle(element, '::before').opacity);
    };
    const { duration, iterations } = animation!.effect!.getTiming();
    return {
      state: animation!.playState,
      endless: iterations === Infinity,
      opacities: [0, Number(duration) / 2].map(opacityAt),
    };
  });
  expect(pulse).toEqual({ state: 'running', endless: true, opacities: [0, 1] });

  const fading = await frame.evaluateHandle((element) => ({
    style: new Promise<object>((resolve) => {
      // Read the style, not the progress: on a busy machine the transition is over when its event arrives.
      element.addEventListener('transitionrun', (event) => {
        const { target, propertyName } = event as TransitionEvent;
        if (!(target instanceof HTMLImageElement) || propertyName !== 'opacity') return;
        const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(target);
        const [property, duration, delay] = [transitionProperty, transitionDuration, transitionDelay].map(
          (list) => list.split(', ')[0],
        );
        resolve({ property, duration, delay });
      });
    }),
  }));
  release();
  expect(await fading.evaluate(({ style }) => style)).toEqual({
    property: 'opacity',
    duration: '0.5s',
    delay: '0s',
  });
  await expect(frame).toHaveAttribute('data-state', 'loaded');
  await expect(frame.locator('img')).toHaveCSS('opacity', '1');
  expect(await frame.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none');
});

test("D-22 the data saver's picture button does not cover the badges at 390 and 1280 px", async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'saver', value: 'on', url: baseURL! }]);
  await page.goto('/london-attractions');
  for (const [index, width] of [390, 1280].entries()) {
    await page.setViewportSize({ width, height: 900 });
    const card = page.getByRole('article').nth(index);
    const show = card.getByRole('button', { name: /^Show picture/ });
    await expect(show).toBeVisible();
    const picture = (await card.locator('[data-state="held"]').first().boundingBox())!;
    const button = (await show.boundingBox())!;
    expect(button.x + button.width).toBeCloseTo(picture.x + picture.width - 8, 0);
    expect(button.y + button.height).toBeCloseTo(picture.y + picture.height - 8, 0);
    const badges = await card.getByText(/^(Historical|Royal|Museum|Landmark|Entertainment|£+|Free)$/).all();
    expect(badges.length).toBeGreaterThan(1);
    for (const badge of badges) {
      const box = (await badge.boundingBox())!;
      expect(box.y + box.height).toBeLessThan(button.y);
    }
    await show.click();
    await expectLoaded(card.locator('img'));
    await expect(page).toHaveURL('/london-attractions');
  }
});

test('LIST-04 a large screen has four cards in a row, a desktop three', async ({ page }) => {
  for (const [width, columns] of [
    [1920, 4],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/london-attractions');
    const cards = page.getByRole('list', { name: 'Attractions' }).getByRole('listitem');
    const top = (await cards.first().boundingBox())!.y;
    const boxes = await Promise.all([1, 2, 3, 4].map((index) => cards.nth(index).boundingBox()));
    expect(boxes.filter((box) => box!.y === top)).toHaveLength(columns - 1);
  }
});
