import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Component, createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { HydrateLater, useIsNear } from '../src';

const Theme = createContext('light');

/** Counts presses; a second render in the browser would lose the served nodes. */
function Counter({ name, onPress }: { name: string; onPress?: () => void }) {
  const theme = useContext(Theme);
  const [count, setCount] = useState(0);
  const press = () => {
    onPress?.();
    setCount(count + 1);
  };
  return <button type="button" onClick={press}>{`${name} ${theme} ${count}`}</button>;
}

class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}

let showNear: (...elements: Element[]) => void;
let root: Root | undefined;
const errors = jest.fn();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(errors);
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    constructor(onNear: (entries: object[]) => void) {
      showNear = (...elements) => onNear(elements.map((target) => ({ isIntersecting: true, target })));
    }
  } as never;
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  expect(errors.mock.calls).toEqual([]);
  jest.restoreAllMocks();
});

const buttons = () => [...document.querySelectorAll('button')];
const texts = () => buttons().map(({ textContent }) => textContent);
const closed = () => document.querySelectorAll('[data-closed]').length;

async function hydrate(page: ReactNode) {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const served = buttons();
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, page, { onRecoverableError: errors });
  });
  return served;
}

test('a part is hydrated near the viewport, with the nodes of the server', async () => {
  const onPress = jest.fn();
  const [served] = await hydrate(
    <HydrateLater as="section" aria-label="Part">
      <Counter name="a" onPress={onPress} />
    </HydrateLater>,
  );
  expect(closed()).toBe(1);
  expect(document.querySelector('section[aria-label=Part]')!.contains(served!)).toBe(true);
  await act(async () => showNear(document.querySelector('section')!));
  expect(closed()).toBe(0);
  await act(async () => served!.click());
  expect([texts(), onPress.mock.calls.length]).toEqual([['a light 1'], 1]);
});

test.each(['click', 'keydown', 'pointerdown', 'focusin'])(
  'a part is hydrated by a touch (%s) in the same task, and no press is lost',
  async (name) => {
    const onPress = jest.fn();
    const [served] = await hydrate(
      <HydrateLater>
        <HydrateLater>
          <Counter name="a" onPress={onPress} />
        </HydrateLater>
      </HydrateLater>,
    );
    await act(async () => {
      if (name !== 'click') served!.dispatchEvent(new Event(name, { bubbles: true }));
      if (name !== 'click') expect(closed()).toBe(0);
      served!.click();
      expect(onPress).toHaveBeenCalledTimes(1);
    });
    expect([texts(), closed()]).toEqual([['a light 1'], 0]);
    expect(buttons()).toEqual([served]);
  },
);

test('changed properties and contexts reach closed parts, which keep their nodes; equal ones open nothing', async () => {
  let change: (next: { name: string; theme: string }) => void;
  function Page() {
    const [{ name, theme }, set] = useState({ name: 'a', theme: 'light' });
    change = set;
    return (
      <Theme value={theme}>
        <HydrateLater>
          <Counter name={name} />
        </HydrateLater>
        <HydrateLater>
          <hr />
          <p>
            <Counter name="b" />
          </p>
        </HydrateLater>
      </Theme>
    );
  }
  const served = await hydrate(<Page />);
  await act(async () => change({ name: 'c', theme: 'light' }));
  expect([texts(), closed()]).toEqual([['c light 0', 'b light 0'], 1]);
  await act(async () => change({ name: 'c', theme: 'dark' }));
  expect([texts(), closed()]).toEqual([['c dark 0', 'b dark 0'], 0]);
  expect(buttons()).toEqual(served);
});

test('a part whose content has equal objects and lists stays closed; a changed one opens', async () => {
  const Facts = ({ facts }: { facts: { hours: string[] } }) => <Counter name={facts.hours.join()} />;
  let change: (hours: string[]) => void;
  function Page() {
    const [hours, set] = useState(['9-17']);
    change = set;
    return (
      <HydrateLater>
        <Facts facts={{ hours: [...hours] }} />
      </HydrateLater>
    );
  }
  const served = await hydrate(<Page />);
  await act(async () => change(['9-17']));
  expect(closed()).toBe(1);
  await act(async () => change(['9-18']));
  expect([texts(), closed(), buttons()]).toEqual([['9-18 light 0'], 0, served]);
});

test('a served row is laid out when it is near or touched', async () => {
  const far = () => document.querySelectorAll('[data-far]').length;
  const [first] = await hydrate(
    ['a', 'b', 'c'].map((name) => (
      <HydrateLater as="li" key={name} text={name === 'b'}>
        <Counter name={name} />
      </HydrateLater>
    )),
  );
  const parts = document.querySelectorAll('[data-far]');
  expect(parts).toHaveLength(3);
  await act(async () => showNear(parts[0]!));
  expect([closed(), far()]).toEqual([2, 2]);
  // Text is laid out, but not hydrated.
  await act(async () => showNear(parts[1]!));
  expect([closed(), far()]).toEqual([2, 1]);
  await act(async () => buttons()[2]!.click());
  expect([closed(), far()]).toEqual([1, 0]);
  expect(buttons()[0]).toBe(first);
});

test('text that never changes is only hydrated at a touch', async () => {
  const [served] = await hydrate(
    <HydrateLater text>
      <Counter name="a" />
    </HydrateLater>,
  );
  await act(async () => showNear(document.querySelector('[data-closed]')!));
  expect(closed()).toBe(1);
  await act(async () => served!.click());
  expect([texts(), closed()]).toEqual([['a light 1'], 0]);
});

function FarRow({ name }: { name: string }) {
  const row = useRef<HTMLParagraphElement>(null);
  const isNear = useIsNear(row);
  return (
    <p ref={row}>
      {isNear && '+'}
      <a href={`#${name}`}>{name}</a>
    </p>
  );
}

test('a far row becomes complete near the viewport, and at the focus of its link, which keeps it', async () => {
  const rows = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  await hydrate(
    ['a', 'b', 'c'].map((name) => (
      <HydrateLater key={name}>
        <FarRow name={name} />
      </HydrateLater>
    )),
  );
  expect([rows(), closed()]).toEqual([['a', 'b', 'c'], 3]);
  const link = document.querySelectorAll('a')[1]!;
  await act(async () => link.focus());
  expect([rows(), closed()]).toEqual([['a', '+b', 'c'], 2]);
  expect(document.activeElement).toBe(link);
  // The part, then the row in it.
  await act(async () => showNear(document.querySelectorAll('[data-closed]')[1]!));
  expect([rows(), closed()]).toEqual([['a', '+b', 'c'], 1]);
  await act(async () => showNear(document.querySelectorAll('p')[2]!));
  expect([rows(), closed()]).toEqual([['a', '+b', '+c'], 1]);
});

test('a far row that the browser renders first waits until it is near', async () => {
  const { container, unmount } = render(<FarRow name="a" />);
  expect(container.textContent).toBe('a');
  await act(async () => showNear(container.querySelector('p')!));
  expect(container.textContent).toBe('+a');
  unmount();
});

test('content that the browser renders first works at once', () => {
  const { unmount } = render(
    <HydrateLater as="li">
      <Counter name="a" />
    </HydrateLater>,
  );
  expect([texts(), closed()]).toEqual([['a light 0'], 0]);
  expect(document.querySelector('[data-far]')).toBeNull();
  unmount();
});

test('an error in a part reaches the boundary around it, and only that', async () => {
  let fails = false;
  const Faulty = () => {
    if (fails) throw new Error('Faulty');
    return <Counter name="a" />;
  };
  await hydrate(
    <>
      <ErrorBoundary>
        <HydrateLater>
          <Faulty />
        </HydrateLater>
      </ErrorBoundary>
      <HydrateLater>
        <Counter name="b" />
      </HydrateLater>
    </>,
  );
  fails = true;
  await act(async () => buttons()[0]!.click());
  expect(document.getElementById('root')!.textContent).toBe('Faultyb light 0');
  errors.mockClear();
});
