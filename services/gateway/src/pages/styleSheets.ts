import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@guide/contracts/api';
import { integrityOf } from '@guide/contracts/module/integrity';
import { readRules } from '@guide/contracts/release/style-rules';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { releaseFolder } from '../releases/store';
import type { Shell } from './shellFiles';
import { createUsedStyles, type InlineStyle, inlineStyle } from './usedStyles';

export interface StyleSheet {
  href: string;
  integrity: string | undefined;
  /** The rules to inline; if undefined, the page links to the sheet. */
  text?: string;
  /** CSP source expression of the inlined rules. */
  hash?: string;
  isComplete?: true;
}

interface ReadSheet {
  complete: InlineStyle;
  select(classes: ReadonlySet<string>): InlineStyle;
}

const MAX_SHEETS = 100;

/** URLs relative to the style sheet. */
const RELATIVE_URL = /url\((["']?)(?!["'/]|[a-z]+:)/gi;

interface StyledPage {
  release: Pick<Release, 'module' | 'version' | 'base' | 'exposes' | 'integrity'> | undefined;
  screen: string | undefined;
  /** CSS classes in the HTML; null links to all sheets. */
  classes: ReadonlySet<string> | null;
}

interface StyleSheetsOptions {
  shell: Pick<Shell, 'files'>;
  assets: string;
  store: string;
  /** Whether to link to every sheet: those of a development build change. */
  linked: boolean;
  log: FastifyBaseLogger;
}

/** Finds the style sheets of a page and inlines the rules that it uses, so that the first paint needs no request. */
export function createStyleSheets({ shell: { files }, assets, store, linked, log }: StyleSheetsOptions) {
  const selectorOf = createUsedStyles();
  const contents = new LRUCache<string, ReadSheet, { file: string; integrity: string | undefined }>({
    max: MAX_SHEETS,
    fetchMethod: (href, _stale, { context }) => read(href, context.file, context.integrity),
  });

  const pageHref = `/assets/${files.css[0]}`;

  /** Failures are not cached: the file may appear later. */
  async function read(
    href: string,
    file: string,
    integrity: string | undefined,
  ): Promise<ReadSheet | undefined> {
    try {
      const released = await readFile(file, 'utf8');
      if (integrityOf(released) !== integrity) throw new Error('It differs from the released file');
      if (released.includes('</')) throw new Error('It contains a closing tag');
      const css = released.replace(RELATIVE_URL, `url($1${href.slice(0, href.lastIndexOf('/') + 1)}`);
      return { complete: inlineStyle(css), select: selectorOf(`${href} ${integrity}`, readRules(css)) };
    } catch (error) {
      log.error({ err: error, href }, 'A style sheet is linked instead of inlined');
      return undefined;
    }
  }

  return async ({ release, screen = '', classes }: StyledPage): Promise<StyleSheet[]> => {
    const shellSheets = files.css.map((name) => ({
      file: path.join(assets, name),
      sheet: { href: `/assets/${name}`, integrity: files.integrity[name] },
    }));
    const screenSheets = (release?.exposes[screen]?.css ?? []).map((name) => ({
      file: path.join(releaseFolder(store, release!.module, release!.version), 'browser', name),
      sheet: { href: release!.base + name, integrity: release!.integrity[name] },
    }));
    const sheets = [...shellSheets, ...screenSheets];
    if (linked || classes === null) return sheets.map(({ sheet }) => sheet);
    return Promise.all(
      sheets.map(async ({ file, sheet }) => {
        const context = { file, integrity: sheet.integrity };
        const read = await contents.fetch(sheet.href, { context });
        if (!read) return sheet;
        if (sheet.href === pageHref) return { ...sheet, ...read.complete, isComplete: true as const };
        return { ...sheet, ...read.select(classes) };
      }),
    );
  };
}

export type StyleSheets = ReturnType<typeof createStyleSheets>;
