import type { Fetch } from '@guide/contracts/api';
import { afterEach, expect, test } from '@jest/globals';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { writeCookie } from '../src/settings/cookie';
import { open } from './support/page';

/** Tells React that the browser is about to open the notice; jsdom has no popovers. */
function openNotice(fetch?: Fetch) {
  open('/', {}, {}, fetch);
  const id = screen.getByRole('button', { name: 'Privacy' }).getAttribute('popovertarget')!;
  const notice = document.getElementById(id)!;
  fireEvent(
    notice,
    Object.assign(createEvent('beforetoggle', notice, { bubbles: false }), { newState: 'open' }),
  );
  return within(notice);
}

const turn = (way: 'on' | 'off') => ({ name: `Turn statistics ${way}`, hidden: true });

afterEach(() => {
  writeCookie('statistics', null);
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
});

test('D-35 one press opts out, the state is visible, one press opts in again', () => {
  const notice = openNotice();
  notice.getByText('Statistics are on: your visit is counted.');
  fireEvent.click(notice.getByRole('button', turn('off')));
  expect(document.cookie).toContain('statistics=off');
  notice.getByText('Statistics are off: nothing about your visit is stored.');
  fireEvent.click(notice.getByRole('button', turn('on')));
  expect(document.cookie).not.toContain('statistics');
  notice.getByText('Statistics are on: your visit is counted.');
});

test('D-35 D-62 the notice names each cookie that is set, what for, and when it ends', () => {
  const text = openNotice().getByRole('heading', { name: 'Privacy', hidden: true }).parentElement!
    .textContent;
  for (const said of [
    'answer to your first page view sets one cookie, “session”',
    'is of no use after midnight, and ends when you close the browser',
    '“visitor”, keeps you on one version',
    'Your name, your network address and your browser’s name are not',
    'theme, data saver and statistics are cookies, too; each stays for a year',
  ])
    expect(text).toContain(said);
});

test('D-35 opting out sends a request, whose response deletes the session cookie; opting in sends nothing', () => {
  const sent: string[] = [];
  const notice = openNotice(async (path, init) => {
    sent.push(`${init?.method} ${path} ${init?.body}`);
    return Response.json({ ok: true });
  });
  sent.length = 0;
  fireEvent.click(notice.getByRole('button', turn('off')));
  expect(sent).toEqual(['POST /api/analytics/batch {}']);
  fireEvent.click(notice.getByRole('button', turn('on')));
  expect(sent).toHaveLength(1);
});

test('D-35 a visitor who opted out finds it so', () => {
  writeCookie('statistics', 'off');
  openNotice().getByRole('button', turn('on'));
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('D-35 under %s nothing is stored and there is nothing to choose', (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  const notice = openNotice();
  notice.getByText(/asks not to be tracked/);
  expect(notice.queryByRole('button', { name: /Turn statistics/, hidden: true })).toBeNull();
});
