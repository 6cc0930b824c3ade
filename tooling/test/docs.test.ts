import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md') && !/(^|\/)(node_modules|\.\w+|test-results|coverage|backups)\//.test(file),
);
const scripts = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts ?? {};

test.each(pages)('%s: every link inside the project leads to a file', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, link]) => link!);
  const missing = links.filter((link) => !existsSync(path.join(root, path.dirname(page), decodeURI(link))));
  expect(missing).toEqual([]);
});

test.each(pages)('%s: every npm command that it names is there', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const named = [...text.matchAll(/npm run ([a-z][\w:-]*)(?: -w ([\w/-]+))?/g)];
  const missing = named.filter(([, name, workspace]) => {
    // `npm run dev -w mfe-planner`: the module that the guide has its reader make.
    const folder = workspace ?? (page.includes('/') && page.startsWith('mfe-') ? page.split('/')[0]! : '');
    const known = existsSync(path.join(root, folder)) ? scripts(folder) : scripts('mfe-pubs');
    return !(name! in known) && !(name! in scripts(''));
  });
  expect(missing.map(([command]) => command)).toEqual([]);
});
