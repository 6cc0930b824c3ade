import { expect, jest, test } from '@jest/globals';
import { createPageHistory } from '../src/navigation/pageHistory';
import { site } from './support/site';

function start(path: string) {
  history.replaceState({}, '', path);
  const pages = createPageHistory(site);
  const shown: string[] = [];
  const stop = pages.listen(({ location: { pathname, search, hash } }) => {
    shown.push(pathname + search + hash);
  });
  return { pages, shown, stop };
}
const address = () => location.pathname + location.search + location.hash;

test.each([
  ['/attractions?area=Old+Town#list', '/new-haven-attractions?area=Old+Town#list'],
  ['/restaurant/101?from=here', '/attraction/101?from=here'],
  ['/restaurant/0104/', '/attraction/104'],
  ['/map/', '/map'],
])('D-88 ROUTE-20 a click on %s shows %s, and nothing else first', (path, target) => {
  const { pages, shown, stop } = start('/');
  const { length } = history;
  pages.push(path);
  expect([shown, address(), history.length]).toEqual([[target], target, length + 1]);
  stop();
});

test('D-88 the downloaded guide, whose page fits all addresses, moves to the page before it renders', () => {
  const { pages, stop } = start('/restaurant/102?from=here');
  expect([address(), pages.location.pathname]).toEqual(['/attraction/102?from=here', '/attraction/102']);
  stop();
});

test('D-88 the server decides about a restaurant that the menus do not have', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { pages, shown, stop } = start('/');
  pages.push('/restaurant/777');
  // jsdom reports the reload, which it cannot do.
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('navigation') }),
  );
  expect([shown, address()]).toEqual([[], '/restaurant/777']);
  stop();
});
