import type { Api } from '@guide/contracts/api';
import { testSite } from '@guide/module/testing';
import { expect, test } from '@jest/globals';
import { createHost } from '../embed/createHost';
import { type Mounted, mountView, type ShownOptions } from '../embed/mountView';
import { languageOfElement } from '../embed/texts';

// jsdom has no layout.
class Observer {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: Observer });

const OPTIONS = { token: 'token', theme: 'light', choice: {} } as const;

/** Mounts a view that records what it shows. */
function mount(lang: string): { mounted: Mounted; target: HTMLElement; shown: ShownOptions[] } {
  const shown: ShownOptions[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  const view = mountView(() => ({ show: (options) => shown.push(options), end() {} }));
  const mounted = view(container, { origin: 'https://guide.example' }, { ...OPTIONS, lang }, () => {});
  return { mounted, target: container.firstElementChild as HTMLElement, shown };
}

test('D-21 a view is shown once, in English if the kit does not have its language', async () => {
  const { mounted, target, shown } = mount('nl');
  await null;
  await Promise.resolve();
  expect(shown.map(({ lang }) => lang)).toEqual(['en']);
  expect([target.lang, target.dir]).toEqual(['en', 'ltr']);
  mounted.unmount();
});

test('D-21 options that change while a language loads, or a view that is removed, show nothing old', async () => {
  const { mounted, shown } = mount('en');
  mounted.update({ ...OPTIONS, theme: 'dark' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown.map(({ theme }) => theme)).toEqual(['dark']);
  mounted.update(OPTIONS);
  mounted.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toHaveLength(1);
});

test('D-21 the language of an element is its own, else that of the page around it', () => {
  document.documentElement.lang = 'fr';
  document.body.innerHTML =
    '<section lang="ar"><p id="own" lang="de"></p><p id="in"></p></section><p id="out"></p>';
  const languageOf = (id: string) => languageOfElement(document.getElementById(id)!);
  expect([languageOf('own'), languageOf('in'), languageOf('out')]).toEqual(['de', 'ar', 'fr']);
  document.documentElement.lang = '';
  expect(languageOf('out')).toBe('');
});

test('D-21 a city without the language has its own words, and formats and direction of the language', () => {
  const host = (lang: string) => createHost(testSite, {} as Api, 'light', lang);
  expect(host('en')).toMatchObject({ site: testSite, language: 'en', dir: 'ltr' });
  const arabic = host('ar');
  expect([arabic.site.locale, arabic.language, arabic.dir]).toEqual(['ar', 'ar', 'rtl']);
  const german = {
    ...testSite,
    locale: 'de',
    language: { code: 'de', name: 'Deutsch', dir: 'ltr' as const },
  };
  expect(createHost(german, {} as Api, 'light', 'de').site).toBe(german);
});
