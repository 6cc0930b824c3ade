import { test } from '@playwright/test';
import { expectTaskDone, startOnFriday, tasks } from '../../support/findingTasks';

test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof startOnFriday>>;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startOnFriday();
});
test.afterAll(() => site?.close());

for (const task of tasks)
  test(`"${task.name}" takes at most four taps from the home page`, ({ browser }) =>
    expectTaskDone(browser, site.url, task));
