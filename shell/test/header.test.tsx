import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { open, scrollPage } from './support/page';
import { site } from './support/site';

const glassy = () => screen.getByRole('banner').hasAttribute('data-scrolled');

test('NAV-02 CONST-02 the bar is glassy once the page is scrolled more than 20 px', () => {
  open('/');
  expect(glassy()).toBe(false);
  scrollPage(20);
  expect(glassy()).toBe(false);
  scrollPage(21);
  expect(glassy()).toBe(true);
  scrollPage(0);
  expect(glassy()).toBe(false);
});

test('NAV-13 an icon leads to search', () => {
  open('/');
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Search' }).getAttribute('href')).toBe(
    '/search',
  );
});

test('NAV-14 D-22 the bell shows 3 and opens the three notices', () => {
  open('/');
  const bell = screen.getByRole('button', { name: 'Notices, 3 new' });
  expect(bell.textContent).toBe('3');
  const popover = document.getElementById(bell.getAttribute('popovertarget')!)!;
  for (const { title, text } of site.notices) {
    expect(popover.textContent).toContain(title);
    expect(popover.textContent).toContain(text);
  }
  expect(popover.querySelectorAll('li')).toHaveLength(3);
});

test('NAV-15 D-22 a further icon opens Display settings', () => {
  open('/');
  const button = screen.getByRole('button', { name: 'Display settings' });
  const popover = within(document.getElementById(button.getAttribute('popovertarget')!)!);
  popover.getByRole('radiogroup', { name: 'Theme', hidden: true });
  popover.getByRole('switch', { name: 'Data saver', hidden: true });
});

test('NAV-17 NAV-18 the small menu opens from a toggle and holds three links per group', () => {
  open('/');
  const toggle = screen.getByRole('button', { name: 'Menu' });
  const menu = document.getElementById(toggle.getAttribute('popovertarget')!)!;
  const groups = [...menu.querySelectorAll('section')];
  expect(groups.map((group) => group.querySelector('h2')!.textContent)).toEqual([
    'Discover',
    'Dining',
    'Plan',
  ]);
  for (const group of groups) expect(group.querySelectorAll('li')).toHaveLength(3);
});

test('GEN-01 no sign-in control anywhere in the frame', () => {
  const { container } = open('/');
  expect(container.textContent).not.toMatch(/sign ?in|log ?in|account/i);
});
