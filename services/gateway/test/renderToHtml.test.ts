import { expect, test } from '@jest/globals';
import { createElement, type ReactNode, Suspense, use } from 'react';
import { renderToHtml } from '../src/renderers/renderToHtml';

const inBoundary = (Component: () => ReactNode) =>
  createElement('main', null, createElement(Suspense, { fallback: 'loading' }, createElement(Component)));

test('a screen that suspends is awaited, in a boundary or without one', async () => {
  const later = () => {
    const content = new Promise<string>((resolve) => setImmediate(() => resolve('the content')));
    return () => createElement('p', null, use(content));
  };
  expect(await renderToHtml(inBoundary(later()))).toBe('<main><!--$--><p>the content</p><!--/$--></main>');
  expect(await renderToHtml(createElement('main', null, createElement(later())))).toBe(
    '<main><p>the content</p></main>',
  );
});

test('an error rejects, in a boundary or without one', async () => {
  const fail = () => {
    throw new Error('of the screen');
  };
  await expect(renderToHtml(inBoundary(fail))).rejects.toThrow('of the screen');
  await expect(renderToHtml(createElement(fail))).rejects.toThrow('of the screen');
});

test('a text that looks like a failed boundary is content', async () => {
  expect(await renderToHtml(createElement('p', null, '<!--$!-->'))).toBe('<p>&lt;!--$!--&gt;</p>');
});
