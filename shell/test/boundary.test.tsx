import { type Screen, useHost } from '@guide/contracts/module';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { fulfilled, LoadError, type Loader, serverLoader } from '../src/loader/loader';
import { ModuleBoundary } from '../src/loader/ModuleBoundary';
import { readServedContent } from '../src/loader/ServedScreen';
import { InView } from './support/inView';
import { failedLoad, open, page } from './support/page';

// React logs every error that a boundary caught.
jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  jest.clearAllMocks();
});

const screenOf = (words: string): Screen => ({
  head: () => ({ title: words, description: words }),
  Component: () => <h1>{words}</h1>,
});
const throwing: Screen = {
  ...screenOf('broken'),
  Component: () => {
    throw new Error('thrown while rendering');
  },
};
/** A loader whose nth answer is the nth of these; the last one stays. */
function answering(...answers: (() => Promise<Screen>)[]): Partial<Loader> & { step(): void } {
  let current = answers[0]!();
  let next = 1;
  const step = () => {
    current = (answers[next] ?? answers.at(-1)!)();
    next += 1;
  };
  return { screen: () => current, resetFailures: jest.fn(step), markFailed: jest.fn(step), step };
}
const FAILURE = 'This part of the guide could not be loaded';

test('D-28 D-50 a module that cannot be loaded costs its own place only and names the page, and its retry loads it again', async () => {
  const loader = answering(
    () => failedLoad(),
    () => fulfilled(screenOf('Here again')),
  );
  open('/', {}, loader);
  expect(await screen.findByRole('heading', { name: FAILURE })).toBeTruthy();
  expect(document.title).toBe(`${FAILURE} | New Haven Tourist Guide`);
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('heading', { name: 'Here again' })).toBeTruthy();
  expect(document.title).toBe('Here again');
  expect(loader.resetFailures).toHaveBeenCalledTimes(1);
});

test('in development form a screen that failed is loaded again when an edit is shown, one that works is not', async () => {
  const loader = answering(
    () => fulfilled(throwing),
    () => failedLoad(),
    () => fulfilled(screenOf('Mended')),
  );
  open('/', {}, loader);
  expect(await screen.findByRole('heading', { name: FAILURE })).toBeTruthy();
  act(() => void dispatchEvent(new Event('guide:edit-shown')));
  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeTruthy();
  expect(loader.resetFailures).toHaveBeenCalledTimes(1);
  act(() => void dispatchEvent(new Event('guide:edit-shown')));
  expect(loader.resetFailures).toHaveBeenCalledTimes(1);
});

test('what the server rendered stays when its code does not come, with a retry below it', async () => {
  const served = document.createElement('div');
  served.innerHTML =
    '<main id="main"><div data-module="discover" data-screen="Home"><h1>Served words</h1></div></main>';
  document.body.append(served);
  const loader = answering(
    () => failedLoad(),
    () => fulfilled(screenOf('Here again')),
  );
  const { container } = open('/', {}, loader);
  served.remove();
  expect(await screen.findByRole('heading', { name: 'Served words' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: FAILURE })).toBeNull();
  expect(container.querySelector('[data-screen="Home"]')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('heading', { name: 'Here again' })).toBeTruthy();
  expect(screen.queryByText('Served words')).toBeNull();
});

test.each([
  ['no screen', '<p>words</p>'],
  ['a screen of no module', '<div data-screen="Home">words</div>'],
  ['a module without a screen', '<div data-module="discover">words</div>'],
  ['a screen elsewhere', '<section><div data-module="discover" data-screen="Home">words</div></section>'],
])('a page that was served with %s has no served content', (_what, html) => {
  const served = document.createElement('div');
  served.innerHTML = `<main id="main">${html}</main>`;
  document.body.append(served);
  expect(readServedContent()).toBeNull();
  served.remove();
});

test("the server's loader gives the page's screen at once; without one the browser is left to load it", () => {
  const at = (loader: Loader) => renderToString(page('/', {}, loader));
  expect(at(serverLoader(screenOf('From the server')))).toContain('<h1>From the server</h1>');
  const open = at(serverLoader(null));
  expect(open).toContain('Loading');
  expect(open).toMatch(/<noscript>.*<a href="\/">Try again<\/a>.*<\/noscript>/);
  expect(open).not.toContain(FAILURE);
});

test('D-28 a release that throws while rendering is given up for another one, unseen', async () => {
  const loader = answering(
    () => fulfilled(throwing),
    () => fulfilled(screenOf('The release before')),
  );
  open('/', {}, loader);
  expect(await screen.findByRole('heading', { name: 'The release before' })).toBeTruthy();
  expect(loader.markFailed).toHaveBeenCalledWith(
    'discover',
    'Home',
    expect.objectContaining({ message: 'thrown while rendering' }),
  );
});

test('D-28 another place begins without the failure of the one before', () => {
  const Late = (): ReactNode => {
    throw new LoadError(new Error('gone'), new Promise(() => {}));
  };
  const at = (path: string, children: ReactNode) => (
    <ModuleBoundary resetKey={path} onFault={() => {}} onRetry={() => {}} fallback={() => <p>failed</p>}>
      {children}
    </ModuleBoundary>
  );
  const { rerender } = render(at('/map', <Late />));
  rerender(at('/map', <p>there</p>));
  expect(screen.getByText('failed')).toBeTruthy();
  rerender(at('/search', <p>there</p>));
  expect(screen.getByText('there')).toBeTruthy();
});

test('D-28 what arrives late is shown by itself', async () => {
  let arrive = () => {};
  const later = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const loader = answering(
    () => failedLoad(later),
    () => fulfilled(screenOf('Late but here')),
  );
  open('/', {}, loader);
  await screen.findByRole('heading', { name: FAILURE });
  loader.step();
  arrive();
  expect(await screen.findByRole('heading', { name: 'Late but here' })).toBeTruthy();
});

/** A screen with another module's widget in it. */
const withWidget: Screen = {
  ...screenOf('With a widget'),
  Component: () => {
    const { Widget } = useHost();
    return <Widget module="map" name="Places" props={{ count: 3 }} fallback={<p>still picture</p>} />;
  },
};

test('a widget stands as its fallback until it is near, and then gets its properties', async () => {
  const Places = ({ count }: { count: number }) => <p>{count} places</p>;
  const loader: Partial<Loader> = {
    screen: () => fulfilled(withWidget),
    widget: () => fulfilled(Places as never),
  };
  const far = open('/', {}, loader);
  const fallback = screen.getByText('still picture');
  expect(fallback.closest('[data-widget]')?.getAttribute('data-widget')).toBe('map/Places');
  far.unmount();
  const Unseen = globalThis.IntersectionObserver;
  Object.assign(globalThis, { IntersectionObserver: InView });
  open('/', {}, loader);
  expect(await screen.findByText('3 places')).toBeTruthy();
  Object.assign(globalThis, { IntersectionObserver: Unseen });
});

test('a widget that fails leaves its fallback and the screen around it', async () => {
  const Broken = () => {
    throw new Error('thrown in a widget');
  };
  const markFailed = jest.fn();
  const resetFailures = jest.fn();
  let current: Promise<never> = fulfilled(Broken as never);
  const Unseen = globalThis.IntersectionObserver;
  Object.assign(globalThis, { IntersectionObserver: InView });
  open(
    '/',
    {},
    {
      screen: () => fulfilled(withWidget),
      widget: () => current,
      markFailed: (module, name, error) => {
        markFailed(module, name, error.message);
        current = failedLoad();
      },
      resetFailures,
    },
  );
  expect(await screen.findByText('still picture')).toBeTruthy();
  expect(markFailed).toHaveBeenCalledWith('map', expect.any(String), 'thrown in a widget');
  act(() => void dispatchEvent(new Event('guide:edit-shown')));
  expect(resetFailures.mock.calls).toEqual([['map']]);
  Object.assign(globalThis, { IntersectionObserver: Unseen });
});
