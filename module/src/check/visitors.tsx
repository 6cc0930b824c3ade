/** Worker of `findSharedState`: posts the screens whose HTML differs after another visitor's request. */
import '@guide/contracts/texts/program';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Screen } from '@guide/contracts/module';
import * as contract from '@guide/contracts/module';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';
import { renderToString } from 'react-dom/server';
import { fetchExamples } from '../testing/fetchExamples';
import { createScreenHarness } from '../testing/screenHarness';
import { NOON } from '../testing/site';

interface Input {
  code: string;
  folder: string;
  queries: Record<string, string[]>;
  skipped: string[];
}
const { code, folder, queries, skipped }: Input = workerData;

const VISITORS = ['1', '2'] as const;
type Visitor = (typeof VISITORS)[number];

function freshScreens(): Record<string, Screen> {
  const nodeRequire = createRequire(`${folder}/package.json`);
  const require = (name: string) => (name === CONTRACT_PACKAGE ? contract : nodeRequire(name));
  const module = { exports: {} as { screens: Record<string, Screen> } };
  new Function('require', 'module', 'exports', code)(require, module, module.exports);
  return module.exports.screens ?? {};
}

async function pageOf(screens: Record<string, Screen>, name: string, visitor: Visitor): Promise<string> {
  const search = new URLSearchParams((queries[name] ?? []).map((key) => [key, visitor]));
  const { wrap, context } = createScreenHarness({
    fetch: fetchExamples(),
    path: `/page-${visitor}?${search}`,
    params: { id: visitor },
    host: { now: NOON },
  });
  const screen = screens[name]!;
  try {
    await screen.load?.(context);
    const html = renderToString(wrap(<screen.Component params={context.params} />));
    return JSON.stringify([html, screen.head(context)]);
  } catch (error) {
    return String(error);
  }
}

async function sharesState(name: string): Promise<boolean> {
  for (const [visitor, otherVisitor] of [VISITORS, VISITORS.toReversed()] as [Visitor, Visitor][]) {
    const alone = await pageOf(freshScreens(), name, visitor);
    const screens = freshScreens();
    await pageOf(screens, name, otherVisitor);
    if ((await pageOf(screens, name, visitor)) !== alone) return true;
  }
  return false;
}

const leaking: string[] = [];
for (const name of Object.keys(freshScreens()))
  if (!skipped.includes(name) && (await sharesState(name))) leaking.push(name);
parentPort!.postMessage(leaking);
