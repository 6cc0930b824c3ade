import { useHost } from '@guide/contracts/module';
import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { fulfilled } from '../src/loader/loader';
import { writeCookie } from '../src/settings/cookie';
import { createSettingsStore } from '../src/settings/settings';
import { open } from './support/page';

const root = document.documentElement;
const settings = () => within(document.getElementById('display-settings')!);
const choose = (name: string) => fireEvent.click(settings().getByRole('radio', { name, hidden: true }));
const saver = () => settings().getByRole<HTMLInputElement>('switch', { name: 'Data saver', hidden: true });

/** A module's screen that shows the host's settings. */
const Echo = () => <p data-testid="echo">{JSON.stringify(useHost().settings)}</p>;
const echo = { screen: () => fulfilled({ head: () => ({ title: 'T', description: 'D' }), Component: Echo }) };
const echoed = () => JSON.parse(screen.getByTestId('echo').textContent!);

afterEach(() => {
  for (const name of ['theme', 'saver']) writeCookie(name, null);
});

test('D-22 the theme applies at once, reaches modules and stays for the next visit', () => {
  open('/', {}, echo);
  expect(root.hasAttribute('data-theme')).toBe(false);
  choose('Dark');
  expect(root.dataset.theme).toBe('dark');
  expect(echoed().theme).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  expect(settings().getByRole<HTMLInputElement>('radio', { name: 'Dark', hidden: true }).checked).toBe(true);

  choose('System');
  expect(root.hasAttribute('data-theme')).toBe(false);
  expect(document.cookie).not.toContain('theme=');
});

test('D-22 the data saver applies at once, reaches modules and stays, on and off', () => {
  open('/', {}, echo);
  fireEvent.click(saver());
  expect(echoed().dataSaver).toBe(true);
  expect(root.hasAttribute('data-save-data')).toBe(true);
  expect(document.cookie).toContain('saver=on');
  fireEvent.click(saver());
  expect(echoed().dataSaver).toBe(false);
  expect(root.hasAttribute('data-save-data')).toBe(false);
  expect(document.cookie).toContain('saver=off');
});

test('D-22 a page served to a browser with Save-Data starts with the saver on and without thumbnails', () => {
  const { container } = open('/', { settings: { theme: 'system', dataSaver: true } });
  expect(saver().checked).toBe(true);
  expect(container.querySelector('header img, header [data-state]')).toBeNull();
});

test('every page has a settings store of its own', () => {
  const [one, other] = [
    createSettingsStore({ theme: 'system', dataSaver: false }),
    createSettingsStore({ theme: 'dark', dataSaver: true }),
  ];
  one.setState({ theme: 'light' });
  expect(other.getState()).toEqual({ theme: 'dark', dataSaver: true });
});

test('D-22 a choice is kept for a year, for the whole site, and sent by its own pages only', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeCookie('theme', 'dark');
  writeCookie('theme', null);
  expect(written.mock.calls).toEqual([
    ['theme=dark; Path=/; SameSite=Lax; Max-Age=31536000'],
    ['theme=; Path=/; SameSite=Lax; Max-Age=0'],
  ]);
  written.mockRestore();
});
