import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { findFollowedLink, recordFollowedLinks } from '../src/navigation/followedLinks';
import { keepFocus } from '../src/navigation/keepFocus';

let main: HTMLElement;
beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'));
  keepFocus(main, new AbortController().signal);
});
afterEach(() => {
  cleanup();
  main.remove();
  history.replaceState(null, '', '/');
});

/** Filters with a chip that can be removed, and a message that its own button replaces by results. */
function List({ chips = ['Museum', 'Free'] }) {
  const [shown, setShown] = useState(chips);
  const [isEmpty, setEmpty] = useState(true);
  return (
    <section>
      <form>
        <select aria-label="Sort by" />
        <div>
          {shown.map((chip) => (
            <button key={chip} type="button" onClick={() => setShown(shown.filter((name) => name !== chip))}>
              {chip}
            </button>
          ))}
        </div>
      </form>
      {isEmpty ? (
        <div>
          <p>Nothing within 5 minutes</p>
          <button type="button" onClick={() => setEmpty(false)}>
            Show at any distance
          </button>
        </div>
      ) : (
        <a href="/attraction/1">Tower</a>
      )}
    </section>
  );
}

async function choose(name: string) {
  const control = screen.getByRole('button', { name });
  control.focus();
  await act(async () => void fireEvent.click(control));
}
/** Text or label of the focused element. */
const focusedName = () =>
  document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent;

test('D-51 the focus stays next to a removed control: before it, else after it, else in the part around it', async () => {
  render(<List />, { container: main });
  await choose('Free');
  expect(focusedName()).toBe('Museum');
  await choose('Museum');
  expect(focusedName()).toBe('Sort by');
});

test('D-51 the first of several controls leaves the focus to the next', async () => {
  render(<List />, { container: main });
  await choose('Museum');
  expect(focusedName()).toBe('Free');
});

test('D-51 after a message has given way to results, the focus is at the controls above them', async () => {
  render(<List />, { container: main });
  await choose('Show at any distance');
  expect(focusedName()).toBe('Free');
  expect(screen.getByRole('link', { name: 'Tower' })).not.toBeNull();
});

test('D-51 the focus does not move to a control if a heading with the focus is replaced, as by the next slide', async () => {
  const Slide = ({ level }: { level: 'h1' | 'h2' }) => {
    const Heading = level;
    return (
      <div>
        <Heading tabIndex={-1}>London</Heading>
        <button type="button">Search</button>
      </div>
    );
  };
  const { rerender } = render(<Slide level="h1" />, { container: main });
  screen.getByRole('heading').focus();
  rerender(<Slide level="h2" />);
  await act(async () => {});
  expect(document.activeElement).toBe(document.body);
});

test('D-51 of several links with one address, Back finds the one that was followed', () => {
  const following = new AbortController();
  recordFollowedLinks(following.signal);
  history.replaceState({ key: 'list' }, '', '/');
  main.innerHTML = '<a href="#tower">Picture</a> <a href="#map">Map</a> <a href="#tower">Name</a>';
  fireEvent.click(screen.getByText('Name'));
  expect(findFollowedLink('list')?.textContent).toBe('Name');
  expect(findFollowedLink('other')).toBeUndefined();
  following.abort();
});

test('D-51 the focus does not move if the visitor has left the control, or the page has changed', async () => {
  const { rerender } = render(<List />, { container: main });
  screen.getByRole('button', { name: 'Free' }).focus();
  (document.activeElement as HTMLElement).blur();
  await act(async () => {});
  rerender(<List key="other" chips={[]} />);
  await act(async () => {});
  expect(document.activeElement).toBe(document.body);

  rerender(<List key="again" />);
  screen.getByRole('button', { name: 'Free' }).focus();
  history.replaceState(null, '', '/attraction/1');
  rerender(<h1>The Tower</h1>);
  await act(async () => {});
  expect(document.activeElement).toBe(document.body);
});
