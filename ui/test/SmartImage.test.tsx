import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type LinkProps, SiteProvider, SmartImage } from '../src';

class Observer {
  static all: Observer[] = [];
  disconnected = false;
  constructor(
    readonly notify: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin: string },
  ) {
    Observer.all.push(this);
  }
  observe() {}
  disconnect() {
    this.disconnected = true;
  }
}

beforeEach(() => {
  Observer.all = [];
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const enterViewport = () => act(() => Observer.all.at(-1)?.notify([{ isIntersecting: true }]));
const frameOf = (container: HTMLElement) => container.firstElementChild as HTMLElement;
const css = readFileSync('ui/src/SmartImage/SmartImage.module.css', 'utf8');

test('IMG-01 a pulsing placeholder is shown until the picture has loaded', () => {
  const { container } = render(<SmartImage src="/images/a.svg" alt="A" />);
  expect(frameOf(container).dataset.state).toBe('loading');
  enterViewport();
  expect(frameOf(container).dataset.state).toBe('loading');
  fireEvent.load(screen.getByRole('img'));
  expect(frameOf(container).dataset.state).toBe('loaded');
  expect(css).toMatch(/\[data-state="loading"\]::before \{[^}]*animation: pulse/);
});

test('IMG-02 pictures fade in over 500 ms', () => {
  const { container } = render(<SmartImage src="/images/a.svg" alt="A" />);
  expect(frameOf(container).dataset.fade).toBe('on');
  expect(css).toMatch(/transition:\s+opacity var\(--duration-picture\)/);
  expect(readFileSync('ui/src/tokens.css', 'utf8')).toContain('--duration-picture: 500ms');
});

test('IMG-03 a picture loads when it is within 200 px of the screen', () => {
  render(<SmartImage src="/images/a.svg" alt="A" />);
  expect(Observer.all[0]?.options.rootMargin).toBe('200px');
  expect(screen.getByRole('img').hasAttribute('src')).toBe(false);
  act(() => Observer.all[0]?.notify([{ isIntersecting: false }]));
  expect(screen.getByRole('img').hasAttribute('src')).toBe(false);
  enterViewport();
  expect(screen.getByRole<HTMLImageElement>('img').src).toContain('/images/a.svg?auto=format');
  expect(Observer.all[0]?.disconnected).toBe(true);
});

test('a picture loads when the page is about to be printed', () => {
  render(<SmartImage src="/images/a.svg" alt="A" />);
  expect(screen.getByRole('img').hasAttribute('src')).toBe(false);
  act(() => window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole<HTMLImageElement>('img').src).toContain('/images/a.svg');
});

test('IMG-04 ERR-08 a failed picture is replaced by the fallback picture, then by the name', () => {
  const { container } = render(
    <SmartImage src="/images/a.svg" fallbackSrc="/images/b.svg" alt="" name="Abbey" priority />,
  );
  const image = () => container.querySelector('img');
  fireEvent.error(image()!);
  expect(image()!.src).toContain('/images/b.svg');
  fireEvent.error(image()!);
  expect(image()).toBeNull();
  expect(container.querySelector('[data-picture=fallback]')?.textContent).toBe('Abbey');
});

test('IMG-04 ERR-08 without a name, an icon is shown with the alternative text', () => {
  render(<SmartImage src="/images/a.svg" alt="The abbey from the west" priority />);
  fireEvent.error(screen.getByRole('img'));
  const block = screen.getByRole('img', { name: 'The abbey from the west' });
  expect(block.tagName).toBe('SPAN');
  expect(block.querySelector('svg')).not.toBeNull();
});

test('IMG-04 ERR-08 a failed picture with alternative text and a name shows the name and is read as the text', () => {
  render(<SmartImage src="/images/a.svg" alt="The abbey from the west" name="Abbey" priority />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'The abbey from the west' }).textContent).toBe('Abbey');
});

test('IMG-05 optional callbacks report a loaded or failed picture once', () => {
  const onLoaded = jest.fn();
  const onFailed = jest.fn();
  const { rerender } = render(
    <SmartImage src="/images/a.svg" alt="A" priority onLoaded={onLoaded} onFailed={onFailed} />,
  );
  fireEvent.load(screen.getByRole('img'));
  expect(onLoaded).toHaveBeenCalledTimes(1);
  rerender(<SmartImage src="/images/b.svg" alt="A" priority onLoaded={onLoaded} onFailed={onFailed} />);
  fireEvent.error(screen.getByRole('img'));
  expect(onFailed).toHaveBeenCalledTimes(1);
  rerender(<SmartImage src="/images/c.svg" alt="A" priority />);
  expect(() => fireEvent.load(screen.getByRole('img'))).not.toThrow();
});

test('a new source resets the state of the picture', () => {
  const { container, rerender } = render(<SmartImage src="/images/a.svg" alt="A" priority />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<SmartImage src="/images/b.svg" alt="B" priority />);
  expect(frameOf(container).dataset.state).toBe('loading');
  expect(screen.getByRole<HTMLImageElement>('img').src).toContain('/images/b.svg');
});

const PlainLink = ({ to, ...anchor }: LinkProps) => <a href={to} {...anchor} />;
const Saving = ({ children }: { children: ReactNode }) => (
  <SiteProvider link={PlainLink} saveData>
    {children}
  </SiteProvider>
);

test('D-22 with the data saver a picture loads on click', () => {
  const { container } = render(<SmartImage src="/images/a.svg" alt="" name="Abbey" priority />, {
    wrapper: Saving,
  });
  expect(container.querySelector('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show picture of Abbey' }));
  expect(container.querySelector('img')?.src).toContain('/images/a.svg');
});

test.each([undefined, ''])('without a picture (%j) a drawn one shows the name, without an img', (src) => {
  const { container } = render(<SmartImage src={src} alt="" name="清水寺" />);
  const drawn = container.querySelector('[data-picture="drawn"]')!.firstElementChild!;
  expect(drawn.textContent).toBe('清水寺');
  expect(drawn.getAttribute('aria-hidden')).toBe('true');
  expect(drawn.querySelector('[data-initial]')!.getAttribute('data-initial')).toBe('清');
  expect(container.querySelector('img')).toBeNull();
});

test('a drawn picture with an alternative text is an image, and has the same tone for the same name', () => {
  const { container } = render(
    <>
      <SmartImage alt="A harbour at dusk" />
      <SmartImage alt="" name="Somosomo" />
      <SmartImage alt="" name="Somosomo" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'A harbour at dusk' }).textContent).toBe('');
  const [, first, second] = container.querySelectorAll('[data-picture="drawn"]');
  expect(first!.className).toBe(second!.className);
});
