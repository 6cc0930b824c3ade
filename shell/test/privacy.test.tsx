import { afterEach, expect, test } from '@jest/globals';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { writeCookie } from '../src/settings/cookie';
import { open } from './support/page';

/** Tells React that the browser is about to open the notice; jsdom has no popovers. */
function openNotice() {
  open('/');
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
