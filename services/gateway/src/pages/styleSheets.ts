import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@guide/contracts/api';
import { integrityOf } from '@guide/contracts/module/integrity';
import { readRules, type StyleRule, usedStyle } from '@guide/contracts/release/style-rules';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { releaseFolder } from '../releases/store';
import type { Shell } from './shellFiles';

export interface StyleSheet {
  href: string;
  integrity: string | undefined;
  /** The rules to inline; absent: the page links to the sheet. */
  text?: string;
  /** All rules are inlined. */
  isWhole?: true;
}

interface ReadSheet {
  css: string;
  rules: StyleRule[];
}

/** A few for each live release. */
const MAX_SHEETS = 100;

/** Addresses relative to the style sheet. */
const RELATIVE_URL = /url\((["']?)(?!["'/]|[a-z]+:)/gi;

/** For the CSP. */
export const styleHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface StyledPage {
  release: Pick<Release, 'module' | 'version' | 'base' | 'exposes' | 'integrity'> | undefined;
  screen: string | undefined;
  /** Classes of the HTML; null: link to all sheets. */
  classes: ReadonlySet<string> | null;
}

interface StyleSheetsOptions {
  shell: Pick<Shell, 'files'>;
  assets: string;
  store: string;
  /** Whether to link always: the sheets of a development build change. */
  linked: boolean;
  log: FastifyBaseLogger;
}

/**
 * Finds the style sheets of a page, the shell's then the screen's, and inlines the rules that it uses, so that the
 * first paint waits for no file. A file that is missing or not as released is linked: the browser checks its hash.
 */
export function createStyleSheets({ shell: { files }, assets, store, linked, log }: StyleSheetsOptions) {
  const contents = new LRUCache<string, ReadSheet, { file: string; integrity: string | undefined }>({
    max: MAX_SHEETS,
    fetchMethod: (href, _stale, { context }) => read(href, context.file, context.integrity),
  });

  const pageHref = `/assets/${files.css[0]}`;

  /** Failures are not cached: a missing file may come. */
  async function read(
    href: string,
    file: string,
    integrity: string | undefined,
  ): Promise<ReadSheet | undefined> {
    try {
      const released = await readFile(file, 'utf8');
      if (integrityOf(released) !== integrity) throw new Error('It is not what was released');
      if (released.includes('</')) throw new Error('It cannot stand in a page');
      const css = released.replace(RELATIVE_URL, `url($1${href.slice(0, href.lastIndexOf('/') + 1)}`);
      return { css, rules: readRules(css) };
    } catch (error) {
      log.error({ err: error, href }, 'A style sheet is left to the browser');
      return undefined;
    }
  }

  return async ({ release, screen = '', classes }: StyledPage): Promise<StyleSheet[]> => {
    const own = files.css.map((name) => ({
      file: path.join(assets, name),
      sheet: { href: `/assets/${name}`, integrity: files.integrity[name] },
    }));
    const ofScreen = (release?.exposes[screen]?.css ?? []).map((name) => ({
      file: path.join(releaseFolder(store, release!.module, release!.version), 'browser', name),
      sheet: { href: release!.base + name, integrity: release!.integrity[name] },
    }));
    const sheets = [...own, ...ofScreen];
    if (linked || classes === null) return sheets.map(({ sheet }) => sheet);
    return Promise.all(
      sheets.map(async ({ file, sheet }) => {
        const context = { file, integrity: sheet.integrity };
        const read = await contents.fetch(sheet.href, { context });
        if (!read) return sheet;
        if (sheet.href === pageHref) return { ...sheet, text: read.css, isWhole: true as const };
        return { ...sheet, text: usedStyle(read.rules, classes) };
      }),
    );
  };
}

export type StyleSheets = ReturnType<typeof createStyleSheets>;
