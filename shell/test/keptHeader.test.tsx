import { createApi } from '@guide/contracts/api';
import type { PageState, Screen } from '@guide/contracts/module';
import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server.node';
import { createKeptHeaders } from '../../services/gateway/src/renderers/program/headers';
import { createPage, matchRoute } from '../src/server';
import { pageState, release } from './support/page';
import { site } from './support/site';

const screen: Screen = {
  head: () => ({ title: 'A screen', description: 'Of a module' }),
  Component: () => <header>A header of the screen</header>,
};

/** Renders pages as one renderer does. @returns a page's HTML, and whether its header was rendered before */
function openRenderer() {
  const keptHeaderOf = createKeptHeaders();
  return (url: string, changes: Partial<PageState> = {}) => {
    const state = { ...pageState, ...changes };
    const match = matchRoute(site, url.split('?')[0]!, state.modules)!;
    const header = keptHeaderOf(
      { ...state, match, url, language: 'en', origin: 'https://guide.example' },
      state.site,
    );
    const api = createApi(() => Promise.reject(new Error('no calls')));
    const queries = new QueryClient();
    const html = renderToString(
      createPage({ state, url, match, screen, api, queries, headerHtml: header.html }),
    );
    header.keep(html);
    return { html, isKept: header.html !== undefined };
  };
}

const withVersion = (version: string) => ({
  modules: {
    ...pageState.modules,
    planner: {
      ...release('planner'),
      version,
      claims: { slots: { 'header-actions': version } },
    },
  },
});

test.each<[string, string, Partial<PageState>]>([
  ['home', '/', {}],
  ['a list', '/new-haven-attractions', {}],
  ['a page with reduced data', '/', { settings: { theme: 'dark', dataSaver: true } }],
  ['a page with a widget in its header', '/', withVersion('1')],
])(
  '%s with the header of an earlier page has the same HTML as when it was rendered completely',
  (_what, path, changes) => {
    const [kept, complete] = [openRenderer(), openRenderer()];
    kept(path, changes);
    const page = kept(`${path}?page=2`, changes);
    expect(page.isKept).toBe(true);
    expect(page.html).toBe(complete(`${path}?page=2`, changes).html);
    expect(page.html).toMatch(
      /^.*<header[^>]*><.{5000,}<\/header>.*<header>A header of the screen<\/header>/s,
    );
  },
);

test('pages with another path, other settings or another release do not share a header', () => {
  const render = openRenderer();
  render('/');
  const others = [
    render('/map'),
    render('/', { settings: { theme: 'system', dataSaver: true } }),
    render('/', withVersion('1')),
    render('/', withVersion('2')),
  ];
  expect(others.map(({ isKept }) => isKept)).toEqual([false, false, false, false]);
});

test('a renderer keeps at most 50 headers', () => {
  const render = openRenderer();
  for (let id = 1; id <= 51; id += 1) render(`/attraction/${id}`);
  expect([render('/attraction/51').isKept, render('/attraction/1').isKept]).toEqual([true, false]);
});
