import { test } from '@playwright/test';
import { expectTaskDone, inputs, startOnFriday, tasks } from '../support/findingTasks';

test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof startOnFriday>>;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startOnFriday();
});
test.afterAll(() => site?.stop());

for (const input of inputs.filter(({ name }) => name === 'thumb')) {
  for (const task of tasks) {
    test(`"${task.name}" by ${input.name}: at most four taps from home, and what is shown is that`, ({
      browser,
    }, info) =>
      expectTaskDone(browser, site.url, input, task, async (page, taps) => {
        // With `FILM=1` each step leaves a picture with the test's results.
        if (process.env.FILM) await page.screenshot({ path: info.outputPath(`${taps}.png`) });
      }));
  }
}
