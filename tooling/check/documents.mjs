/** Checks that links, commands and files named in documents exist. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from './files.mjs';

/** A name in backticks is a path if it starts with a folder of the repository or ends like a source file. */
const FOLDER = /^(contracts|ui|cities|shell|mfe-[a-z]+|services|tooling|bench|e2e|docs)\//;
const SOURCE = /\w\.(tsx?|mjs|cjs|css|yaml)$/;

/** @param {string} root - the repository @returns {string[]} faults */
export function documentFaults(root) {
  const files = repositoryFiles(root);
  const pages = files.filter((file) => file.endsWith('.md'));
  return pages.flatMap((page) => {
    const text = readFileSync(path.join(root, page), 'utf8');
    return [
      ...missingLinks(root, page, text),
      ...missingCommands(root, page, text),
      ...missingFiles(files, page, text),
    ];
  });
}

/** @param {string} root @param {string} page @param {string} text */
function missingLinks(root, page, text) {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)]
    .map(([, link]) => /** @type {string} */ (link))
    .filter((link) => !existsSync(path.join(root, path.dirname(page), decodeURI(link))))
    .map((link) => `${page} links to ${link}, which does not exist.`);
}

/** @param {string} root @param {string} page @param {string} text */
function missingCommands(root, page, text) {
  return [...text.matchAll(/npm run ([a-z][\w:-]*)(?: -w ([\w/-]+))?/g)]
    .filter(([, name, workspace]) => {
      // Readers create `mfe-events` while they follow the documents.
      const folder = workspace ?? (page.startsWith('mfe-') ? /** @type {string} */ (page.split('/')[0]) : '');
      const workspaceScripts = existsSync(path.join(root, folder))
        ? scripts(root, folder)
        : scripts(root, 'mfe-pubs');
      return !(String(name) in workspaceScripts) && !(String(name) in scripts(root, ''));
    })
    .map(([command]) => `${page} names "${command}", which does not exist.`);
}

/** @param {string} root @param {string} folder @returns {Record<string, string>} */
function scripts(root, folder) {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts ?? {};
}

/**
 * Documents may shorten paths.
 * @param {string[]} files - files of the repository @param {string} page @param {string} text
 */
function missingFiles(files, page, text) {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([\w./@-]+)`/g)]
    .map(([, name]) => String(name))
    .filter(
      (name) =>
        (FOLDER.test(name) || SOURCE.test(name)) && !name.startsWith('@') && !name.includes('yourtown'),
    )
    .filter(
      (name) =>
        !files.some(
          (file) => `/${file}`.endsWith(`/${name}`) || file.startsWith(`${name.replace(/\/$/, '')}/`),
        ),
    )
    .map((name) => `${page} names the file ${name}, which does not exist.`);
}
