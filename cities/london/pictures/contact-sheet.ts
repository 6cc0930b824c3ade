import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { catalogue } from './catalogue';
import { render } from './picture';

/**
 * The command behind `npm run pictures`: photographs all pictures with their names and sizes into `.shots/pictures/`
 * under the working folder, twelve to a page. Names given as arguments choose pictures (a name or its beginning);
 * `--large` puts two to a page.
 */
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const large = process.argv.includes('--large');
const perPage = large ? 2 : 12;
const chosen = catalogue.filter(
  ({ name }) => !names.length || names.some((wanted) => name.startsWith(wanted)),
);
const folder = `${process.cwd()}/.shots/pictures`;
mkdirSync(folder, { recursive: true });

const cell = (picture: (typeof catalogue)[number]): string => {
  const svg = render(picture);
  const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
  const sizes = `${kilobytes(svg.length)} KB, ${kilobytes(gzipSync(svg).length)} KB gzip`;
  return `<figure>${svg}<figcaption><b>${picture.name}</b> ${sizes}</figcaption></figure>`;
};

const style = `body{margin:16px;background:#fffaf2;font:14px sans-serif;display:grid;gap:16px;grid-template-columns:repeat(${large ? 1 : 3},1fr)}
figure{margin:0}svg{display:block;width:100%;height:auto;border-radius:12px}figcaption{padding-top:4px}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-gpu',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage({ viewport: { width: large ? 1000 : 1500, height: 900 } });
for (let first = 0; first < chosen.length; first += perPage) {
  await page.setContent(
    `<style>${style}</style>${chosen
      .slice(first, first + perPage)
      .map(cell)
      .join('')}`,
  );
  const file = `${folder}/${names[0] ?? 'page'}-${String(first / perPage + 1).padStart(2, '0')}.png`;
  await page.screenshot({ path: file, fullPage: true });
  console.log(fileURLToPath(`file://${file}`));
}
await browser.close();
