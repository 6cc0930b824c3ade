import { findLeftovers, sentencesOf } from '../../../tooling/release/teardown';
import { screens } from '../../support/screens';
import { expect, test } from '../../support/test';
import { withVisitor } from '../../support/visitor';

test('no screen leaves a listener, timer, style or changed global behind', async ({ browser, baseURL }) => {
  for (const [module, path] of screens) {
    // What looks for leftovers stays in a page, so each module has one of its own.
    const page = withVisitor(await browser.newPage());
    expect(sentencesOf(module, await findLeftovers(page, baseURL!, module, path))).toEqual([]);
    await page.close();
  }
});
