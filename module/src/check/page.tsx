/** The page in which `guide check` shows the screens and widgets of a build: the shell's loader, without its frame. */
import type { Fetch } from '@guide/contracts/api';
import { provideTexts } from '@guide/contracts/texts';
import { createTexts } from '@guide/contracts/texts/source';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createScreenHarness } from '../testing/screenHarness';
import { NOON } from '../testing/site';
import { elementOf, type Part, textOf } from './part';

const english = createTexts('en', {});
provideTexts(() => english);

/** Time for what a screen does after its first effects. */
const SETTLE_MS = 50;

function Shown({ onShown, children }: { onShown(): void; children: ReactNode }) {
  useEffect(onShown);
  return children;
}

/** @throws the first error that no boundary of the part has caught */
async function mount(element: ReactElement): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  let unmount = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      const root = createRoot(place, {
        onUncaughtError: reject,
        onCaughtError() {},
        onRecoverableError() {},
      });
      unmount = () => root.unmount();
      root.render(<Shown onShown={() => void setTimeout(resolve, SETTLE_MS)}>{element}</Shown>);
    });
  } finally {
    unmount();
    place.remove();
  }
}

/** Makes the build in this container loadable. @param entry - file on this page's host */
function register(container: string, entry: string): void {
  registerRemotes([{ name: container, entry: new URL(entry, location.origin).href }]);
}

/** Loads, renders and removes a part of the build. @throws if it cannot be shown */
async function show(container: string, part: Part, fetch: Fetch): Promise<void> {
  const exported = await loadRemote<{ default?: unknown }>(`${container}/${part.name}`);
  const { path, params } = part;
  const harness = createScreenHarness({ fetch, path, params, host: { now: NOON } });
  await mount(await elementOf(part, exported?.default, harness));
}

/** Sends the part's requests to the program that opened this page. */
const fetchOf =
  (part: Part): Fetch =>
  (address, { method, signal } = {}) =>
    fetch(`/fetch?part=${part.name}&address=${encodeURIComponent(String(address))}`, { method, signal });

/** Shows the parts that the program names, one after the other, and tells it of each. */
async function showAll(): Promise<void> {
  const call = async (path: string, body?: string) => {
    const response = await fetch(path, { method: 'POST', body });
    return response.status === 200 ? response.json() : null;
  };
  const { container, entry } = await call('/build');
  register(container, entry);
  for (let part: Part | null = await call('/next'); part; part = await call('/next')) {
    const text = await show(container, part, fetchOf(part)).then(() => '', textOf);
    await call(`/shown?part=${part.name}`, text);
  }
}

export type CheckPage = { register: typeof register; show: typeof show };
Object.assign(window, { checkPage: { register, show } satisfies CheckPage });
if (location.pathname === '/show') void showAll();
