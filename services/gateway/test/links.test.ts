import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { offlineBundle } from '@guide/contracts/api/page-operations';
import { expect, test } from '@jest/globals';
import { structuredDataFaults } from './support/searchEngines';
import { cities, walkCity } from './support/walkCity';

/** London has 170 pages of places and 670 pictures. This test opens so many of each kind, the long tests open all. */
const OF_KIND = 12;

const walks = {
  london: await walkCity('london', [], OF_KIND),
  // Only a small city's download is ready soon.
  brambleford: await walkCity('brambleford', [['the download', 200, offlineBundle.path]]),
};

test.each(['london', 'brambleford'] as const)(
  'ROUTE-19 every link of %s leads to a page or a file',
  (city) => {
    expect(walks[city].visited.length).toBeGreaterThan(150);
    const { deadLinks, emptyLists } = walks[city];
    expect({ deadLinks, emptyLists }).toEqual({ deadLinks: [], emptyLists: [] });
  },
);

test('Brambleford links to no other city: other sites are those of its pack', async () => {
  const folder = path.join(cities, 'brambleford');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const pack = (await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))).join();
  const { others, visited } = walks.brambleford;
  expect(others.size).toBeGreaterThan(0);
  expect([...others].filter(([origin]) => !pack.includes(origin))).toEqual([]);
  expect(visited.filter((address) => /london|thames|tube/i.test(address))).toEqual([]);
});

test('every page of London names itself in all languages, and each of them names it', () => {
  const { sitemap } = walks.london.search;
  expect(sitemap.size).toBeGreaterThan(1000);
  for (const [address, alternates] of sitemap) {
    expect(Object.keys(alternates)).toEqual(['en', 'ar', 'de', 'es', 'fr', 'ja', 'x-default']);
    expect(alternates['x-default']).toBe(alternates.en);
    expect(Object.values(alternates)).toContain(address);
    for (const other of Object.values(alternates)) expect(sitemap.get(other)).toEqual(alternates);
  }
});

test('pages of London agree with its sitemap in canonical address and languages, and their structured data is complete', () => {
  const { sitemap, pages, samples } = walks.london.search;
  const known = new Set(sitemap.keys());
  expect(pages).toHaveLength(samples.length * 6);
  for (const [address, head] of pages) {
    const { canonical, alternates, language } = head;
    expect({ canonical, alternates }).toEqual({ canonical: address, alternates: sitemap.get(address) });
    expect(alternates[language === 'en-GB' ? 'en' : language]).toBe(address);
    expect([address, structuredDataFaults(head, known)]).toEqual([address, []]);
  }
  const types = pages.flatMap(([, { data }]) => data.map((item) => item['@type']));
  expect(types).toEqual(expect.arrayContaining(['WebSite', 'ItemList', 'BreadcrumbList', 'BarOrPub']));
});
