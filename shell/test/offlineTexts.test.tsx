import { HostContext } from '@guide/contracts/module';
import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { OfflineStatus } from '../src/frame/offline/OfflineStatus';
import { countPlaces, formatSize, sizeOf } from '../src/frame/offline/offlineTexts';
import { type OfflineState, offlineStore } from '../src/offline/bundle/offlineStore';
import { site } from './support/site';

const file = { url: '/a', integrity: '', bytes: 12_345_678, part: 'app' } as const;
const bundleOf = (attractions: number, pubs: number, restaurants: number) => ({
  id: 'a',
  files: [file],
  counts: { attractions, pubs, restaurants },
});
const vienna = {
  ...site,
  kinds: { pub: { one: 'coffee house', many: 'coffee houses', title: 'Coffee Houses' } },
};

test('D-37 The panel counts the places of the guide', () => {
  expect(countPlaces(bundleOf(95, 10, 12), site)).toBe('95 attractions, 10 historic pubs and 12 restaurants');
  expect(countPlaces(bundleOf(1200, 0, 1), site)).toBe('1200 attractions and 1 restaurant');
  expect(countPlaces(bundleOf(0, 8, 0), vienna)).toBe('8 coffee houses');
});

test('D-37 Sizes have one decimal, and a download at least 0.1 MB', () => {
  expect([sizeOf([file]), sizeOf([]), formatSize(0, false)]).toEqual(['12.3 MB', '0.1 MB', '0.0']);
});

const bundle = bundleOf(95, 10, 12);
const stored = new Set<string>();
test.each<[OfflineState, string]>([
  [
    { state: 'available', bundle },
    'Take New Haven with youRead everything offline: 95 attractions, 10 historic pubs and 12 restaurants, with their pictures and the map.Size: 12.3 MB',
  ],
  [
    { state: 'downloading', waitsFor: null, bundle, stored, isUpdate: false },
    'Downloading New HavenKeep reading. The download continues while the guide is open.0 %0.0 of 12.3 MB',
  ],
  [
    { state: 'downloading', waitsFor: 'connection', bundle, stored, isUpdate: false },
    'Download incompleteYou are offline. The download continues when you are back online.',
  ],
  [
    { state: 'ready', bundle: { ...bundle, files: [file, file], storedAt: '' }, missing: 1 },
    'Some files were removedYour browser has removed 1 of 2 files to free space.',
  ],
  [
    { state: 'failed', reason: 'full', bundle, isUpdate: true },
    'This device is fullThe guide needs 12.3 MB. The earlier download is still there. Free some space, then try again.',
  ],
  [
    { state: 'failed', reason: 'full', bundle, isUpdate: false },
    'This device is fullThe guide needs 12.3 MB. Nothing was saved. Free some space, then try again.',
  ],
])('D-37 Of %j the panel says "%s"', (status, text) => {
  const { container } = render(
    <HostContext value={{ site } as never}>
      <OfflineStatus />
    </HostContext>,
  );
  act(() => offlineStore.setState({ status }));
  expect(container.textContent).toContain(text);
});

test('D-37 The panel names the language of a download in another language, and offers that of the page', async () => {
  const german = { ...bundle, language: 'de', storedAt: '2026-11-20T14:00:00.000Z' };
  const { container } = render(
    <HostContext value={{ site } as never}>
      <OfflineStatus />
    </HostContext>,
  );
  const buttons = () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
  act(() => offlineStore.setState({ status: { state: 'ready', bundle: german, missing: 0 } }));
  expect(container.textContent).toContain('New Haven is on this deviceLanguage of the download: German');
  expect(buttons()).toEqual(['Download it in this language', 'Update', 'Remove']);
  const progress = { bundle: german, stored, isUpdate: true };
  act(() => offlineStore.setState({ status: { state: 'downloading', waitsFor: 'visitor', ...progress } }));
  expect(container.textContent).toContain('Language of the download: German');
  expect(buttons()).toEqual(['Continue', 'Stop']);
  document.documentElement.dataset.base = '/de';
  try {
    act(() => offlineStore.setState({ status: { state: 'ready', bundle: { ...german }, missing: 0 } }));
    expect(container.textContent).not.toContain('Language of the download');
    expect(buttons()).toEqual(['Update', 'Remove']);
  } finally {
    delete document.documentElement.dataset.base;
  }
});
