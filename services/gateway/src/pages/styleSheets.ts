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

/** A style sheet of a page. */
export interface StyleSheet {
  href: string;
  integrity: string | undefined;
  /** What of it the page shows now; absent where the page links to it. */
  text?: string;
  /** Whether that is all of it. */
  isWhole?: true;
}

/** A style sheet as it stands in a page, and its rules. */
interface ReadSheet {
  css: string;
  rules: StyleRule[];
}

/** Parsed style sheets in memory: a few for each release that is live. */
const MAX_SHEETS = 100;

/** Addresses in a build's style sheet that go by where the file is. */
const RELATIVE_URL = /url\((["']?)(?!["'/]|[a-z]+:)/gi;

/** As the content security policy names a style that is in the page. */
export const styleHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface StyledPage {
  release: Pick<Release, 'module' | 'version' | 'base' | 'exposes' | 'integrity'> | undefined;
  screen: string | undefined;
  /** The classes in its HTML; null for a page that links to all of its style sheets. */
  classes: ReadonlySet<string> | null;
}

interface StyleSheetsOptions {
  shell: Pick<Shell, 'files'>;
  /** The shell's browser files. */
  assets: string;
  /** The module store. */
  store: string;
  /** Whether pages link to all of their style sheets: those of a development build change. */
  linked: boolean;
  log: FastifyBaseLogger;
}

/**
 * The style sheets that a page is shown with: the shell's, then its screen's. What a page shows of them is written into
 * it, so that its first words wait for no other file; of fonts, colours and element styles all, since a page is laid out
 * anew when such rules are added. A file that cannot be read, or is not what was released, is left to the browser, which
 * looks at its hash again.
 */
export function createStyleSheets({ shell: { files }, assets, store, linked, log }: StyleSheetsOptions) {
  const contents = new LRUCache<string, ReadSheet, { file: string; integrity: string | undefined }>({
    max: MAX_SHEETS,
    fetchMethod: (href, _stale, { context }) => read(href, context.file, context.integrity),
  });

  const pageHref = `/assets/${files.css[0]}`;

  /** A failure is not cached: a file that was missing may come. */
  async function read(
    href: string,
    file: string,
    integrity: string | undefined,
  ): Promise<ReadSheet | undefined> {
    try {
      const released = await readFile(file, 'utf8');
      if (integrityOf(released) !== integrity) throw new Error('It is not what was released');
      // Nothing may end the element that it stands in.
      if (released.includes('</')) throw new Error('It cannot stand in a page');
      const css = released.replace(RELATIVE_URL, `url($1${href.slice(0, href.lastIndexOf('/') + 1)}`);
      return { css, rules: readRules(css) };
    } catch (error) {
      log.error({ err: error, href }, 'A style sheet is left to the browser');
      return undefined;
    }
  }

  /** @param page the release of its module and its screen's name, where it has one, and its classes */
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
