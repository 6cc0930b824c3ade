import type { Screen } from '@guide/contracts/module';
import { type ComponentType, createElement, isValidElement, type ReactElement } from 'react';
import type { createScreenHarness } from '../testing/screenHarness';

/** A screen or widget of a build, and the page on which it is shown. */
export interface Part {
  name: string;
  kind: 'screen' | 'widget';
  path: string;
  params: Record<string, string>;
  /** Of a widget; null if nobody knows them, because it is for other modules. */
  props: object | null;
}

/** A part that cannot be shown: where, and the error's message and stack. */
export interface Failure {
  name: string;
  where: 'server' | 'jsdom' | 'browser';
  text: string;
  /** jsdom alone cannot show it. */
  isShownInBrowser?: true;
}

/** Why a part cannot be shown, found by the check itself. */
export class PartFault extends Error {}

/** What was thrown, then its stack; only the sentence of a {@link PartFault}. */
export function textOf(error: unknown): string {
  if (error instanceof PartFault) return `${error.message}\n`;
  const { name = 'Error', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  return `${name === 'Error' ? '' : `${name}: `}${message}\n${stack}`;
}

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value));

/** Why an export cannot be shown, as a sentence without its subject; null if it can. */
function exportFault(kind: Part['kind'], exported: unknown): string | null {
  if (exported === undefined || exported === null) return 'it has no default export.';
  if (kind === 'widget') return isComponent(exported) ? null : 'its default export is not a component.';
  const { Component, head } = exported as Partial<Screen>;
  if (!isComponent(Component)) return 'its default export has no Component, or that is not a component.';
  return typeof head === 'function' ? null : 'its default export has no function head.';
}

/** Loads a part's data as the guide does. @returns the element to render @throws if the part is not one, or its data fails */
export async function elementOf(
  { kind, props }: Part,
  exported: unknown,
  { wrap, context }: ReturnType<typeof createScreenHarness>,
): Promise<ReactElement> {
  const fault = exportFault(kind, exported);
  if (fault) throw new PartFault(fault);
  if (kind === 'widget') return wrap(createElement(exported as ComponentType, props ?? {}));
  const screen = exported as Screen;
  await screen.load?.(context);
  screen.head(context);
  return wrap(createElement(screen.Component, { params: context.params }));
}
