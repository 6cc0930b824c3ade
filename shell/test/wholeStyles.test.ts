import type { FirstPage } from '@guide/contracts/module';
import { expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { wholeStyles } from '../src/loader/wholeStyles';

test('whole style sheets come once, each behind its part, and report when they are there or will not be', async () => {
  const styles: FirstPage['styles'] = [
    ['/assets/main.css', 'sha384-shell'],
    ['/modules/pubs/1/screen.css', 'sha384-screen'],
  ];
  Object.assign(window, { guideBootstrap: { page: { styles } } });
  document.head.innerHTML = '<style data-part></style><style data-part></style>';
  let settled = false;
  const all = wholeStyles().then(() => {
    settled = true;
  });
  const names = [...document.head.children].map(({ localName }) => localName);
  expect(names).toEqual(['style', 'link', 'style', 'link']);
  const [shell, screen] = document.querySelectorAll('link');
  expect([shell, screen].map((link) => [link!.rel, link!.getAttribute('href'), link!.integrity])).toEqual([
    ['stylesheet', '/assets/main.css', 'sha384-shell'],
    ['stylesheet', '/modules/pubs/1/screen.css', 'sha384-screen'],
  ]);
  fireEvent.load(shell!);
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).toBe(false);
  fireEvent.error(screen!);
  await all;
  await wholeStyles();
  expect(document.querySelectorAll('link')).toHaveLength(2);
});
