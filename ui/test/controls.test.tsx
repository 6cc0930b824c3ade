import { invalidAddresses, validAddresses } from '@guide/contracts/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, Suspense, use, useState } from 'react';
import {
  Button,
  IconButton,
  Link,
  type LinkProps,
  NewsletterForm,
  RemovableChip,
  SearchCombobox,
  Segments,
  ShareButton,
  SiteProvider,
  StartingPointPanel,
  Switch,
  Tabs,
  TextField,
} from '../src';

test('a button handles clicks and does not submit forms by default', () => {
  const act = jest.fn();
  render(<Button onClick={act}>Clear</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' });
  fireEvent.click(button);
  expect(act).toHaveBeenCalledTimes(1);
  expect(button.type).toBe('button');
});

test('a working button shows its working label, is disabled and keeps its width', () => {
  const { rerender } = render(<Button workingLabel="Subscribing...">Subscribe</Button>);
  expect(screen.getByRole('button', { name: 'Subscribe' }).textContent).toBe('SubscribeSubscribing...');
  rerender(
    <Button workingLabel="Subscribing..." working>
      Subscribe
    </Button>,
  );
  const working = screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribing...' });
  expect(working.disabled).toBe(true);
  expect(working.textContent).toBe('SubscribeSubscribing...');
});

test('an icon button is named by its label, not by its count', () => {
  render(<IconButton label="Notices, 3 new" icon={<svg aria-hidden="true" />} count={3} />);
  expect(screen.getByRole('button', { name: 'Notices, 3 new' }).textContent).toBe('3');
});

test('a removable chip is named "Remove ..."', () => {
  const onRemove = jest.fn();
  render(<RemovableChip onRemove={onRemove}>Museum</RemovableChip>);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Museum' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('segments show a choice at once, although what depends on it is not ready', () => {
  const never = new Promise<never>(() => {});
  const Results = ({ view }: { view: string }) => (view === 'list' ? use(never) : 'All as a grid');
  function Page() {
    const [view, setView] = useState('grid');
    const options = ['grid', 'list'].map((value) => ({ value, label: value }));
    return (
      <>
        <Segments label="View" options={options} value={view} onChange={setView} />
        <Suspense fallback="Loading">
          <Results view={view} />
        </Suspense>
      </>
    );
  }
  const { container } = render(<Page />);
  fireEvent.click(screen.getByRole('radio', { name: 'list' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'list' }).checked).toBe(true);
  expect(container.textContent).toContain('All as a grid');
});

test('a switch has a state and a description', () => {
  const onChange = jest.fn();
  render(<Switch label="Data saver" on onChange={onChange} description="Smaller pictures." />);
  const control = screen.getByRole('switch', { name: 'Data saver', checked: true });
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Smaller pictures.',
  );
  fireEvent.click(control);
  expect(onChange).toHaveBeenCalledWith(false);
});

test('a field that the browser finds invalid is described by its error until its value is valid', () => {
  render(<TextField label="Email address" type="email" error="Please enter a valid email address." />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
  const described = () => [field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')];
  expect(described()).toEqual([null, null]);
  fireEvent.change(field, { target: { value: 'ada' } });
  act(() => void field.checkValidity());
  fireEvent.change(field, { target: { value: 'ada@' } });
  const [isInvalid, id] = described();
  expect(isInvalid).toBe('true');
  expect(document.getElementById(id!)?.textContent).toBe('Please enter a valid email address.');
  fireEvent.change(field, { target: { value: 'ada@example.com' } });
  expect(described()).toEqual([null, null]);
});

const RouterLink = ({ to, ...anchor }: LinkProps) => <a href={`/routed${to}`} {...anchor} />;

test('a link is a plain anchor without the router of the shell', () => {
  render(<Link to="/map">Map</Link>);
  expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toBe('/map');
});

test.each([
  ["a path uses the shell's link", '/map', '/routed/map', null, null],
  [
    'an external URL opens in a new tab without an opener',
    'https://www.hrp.org.uk',
    'https://www.hrp.org.uk',
    '_blank',
    'noopener noreferrer',
  ],
  ['a phone number opens in the same tab', 'tel:+442074072056', 'tel:+442074072056', null, null],
])('%s', (_, to, ...attributes) => {
  render(
    <SiteProvider link={RouterLink} saveData={false}>
      <Link to={to}>Link</Link>
    </SiteProvider>,
  );
  const link = screen.getByRole('link', { name: 'Link' });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual(attributes);
});

describe('tabs', () => {
  const tabs = [
    { id: 'attractions', label: 'Top Attractions', panel: 'Abbey' },
    { id: 'dining', label: 'Fine Dining', panel: 'Rules' },
    { id: 'pubs', label: 'Historic Pubs', panel: 'George Inn' },
  ];

  beforeEach(() => {
    render(<Tabs label="Curated Experiences" tabs={tabs} />);
  });

  const tab = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  test('every panel is in the page, in the order of the tabs', () => {
    const row = screen.getByRole('radiogroup', { name: 'Curated Experiences' });
    const panels = [...row.parentElement!.children].filter((element) => element !== row);
    expect(panels.map(({ textContent }) => textContent)).toEqual(['Abbey', 'Rules', 'George Inn']);
  });

  test('Home and End select the first and last tab', () => {
    tab('Top Attractions').focus();
    press('End');
    expect(document.activeElement).toBe(tab('Historic Pubs'));
    expect(chosen()).toEqual([false, false, true]);
    press('Home');
    expect(chosen()).toEqual([true, false, false]);
  });
});

describe('the newsletter form', () => {
  type Result = 'later' | 'pending' | undefined;

  /** Renders the form. @returns `response` settles the request */
  function open() {
    const response = { resolve: (_?: Result) => {}, reject: (_: Error) => {} };
    const pendingResponse = new Promise<Result>((resolve, reject) =>
      Object.assign(response, { resolve, reject }),
    );
    const subscribe = jest.fn<(subscription: { email: string }) => Promise<Result>>(() => pendingResponse);
    const toast = jest.fn();
    const site = {
      product: 'London',
      newsletter: {
        kicker: 'The London letter',
        text: 'Two letters a month.',
        imageUrl: '/images/london-eye.svg',
      },
    };
    render(<NewsletterForm host={{ site, now: Date.UTC(2026, 10, 20), api: { subscribe }, toast }} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
    const submit = (email: string) => {
      fireEvent.change(field, { target: { value: email } });
      act(() => field.form!.requestSubmit());
    };
    return { response, subscribe, toast, field, submit };
  }

  test('NEWS-01 idle, then submitting with a disabled button "Subscribing...", then cleared', async () => {
    const { response, field, submit } = open();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).disabled).toBe(false);
    submit('ada@example.com');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribing...' }).disabled).toBe(true);
    await act(async () => response.resolve());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).disabled).toBe(false);
    expect(field.value).toBe('');
  });

  test('NEWS-02 the input is a required email-type field', () => {
    const { field } = open();
    expect(field.type).toBe('email');
    expect(field.required).toBe(true);
  });

  test('typing never rewrites the field', async () => {
    const { response, subscribe, field } = open();
    const written: string[] = [];
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    // Like Chrome, which shows "müller.de" and reports punycode.
    Object.defineProperty(field, 'value', {
      configurable: true,
      get: () => get!.call(field).replace('müller', 'xn--mller-kva'),
      set: (text) => written.push(text),
    });
    for (const text of ['ada@mü', 'ada@müller.de']) {
      set!.call(field, text);
      fireEvent.input(field);
    }
    fireEvent.submit(field.form!);
    expect(subscribe).toHaveBeenCalledTimes(1);
    await act(async () => response.resolve());
    expect(written).toEqual([]);
  });

  test.each([
    ...validAddresses.map((address) => [address, true] as const),
    ...invalidAddresses.map((address) => [address, false] as const),
  ])('NEWS-03 %p is a valid address: %p', (text, valid) => {
    const { field } = open();
    field.value = text;
    expect(field.validity.valid).toBe(valid);
  });

  test('without scripts the form is sent to the guide, without the address in the URL', () => {
    const { method, action } = open().field.form!;
    expect([method, new URL(action).pathname]).toEqual(['post', '/newsletter']);
  });

  test.each(['', 'ada@example'])(
    'NEWS-04 %p: a destructive toast, an error at the field, no request',
    (email) => {
      const { subscribe, toast, field, submit } = open();
      submit(email);
      expect(toast).toHaveBeenCalledWith({
        title: 'Invalid email',
        description: 'Please enter a valid email address.',
        variant: 'destructive',
      });
      expect(subscribe).not.toHaveBeenCalled();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      fireEvent.change(field, { target: { value: 'ada@example.org' } });
      expect(field.getAttribute('aria-invalid')).toBeNull();
    },
  );

  test('NEWS-05 a valid address is sent once', () => {
    const { subscribe, field, submit } = open();
    submit('ada@example.com');
    fireEvent.submit(field.form as HTMLFormElement);
    expect(subscribe.mock.calls).toEqual([[{ email: 'ada@example.com' }]]);
  });

  test.each<[id: string, response: Result, title: string, description: string]>([
    [
      'NEWS-06 success',
      undefined,
      'Successfully subscribed!',
      'Thank you for subscribing to our newsletter.',
    ],
    [
      'D-73 an address that is to be confirmed by email',
      'pending',
      'Check your inbox',
      'Follow the link in our email to subscribe. If you are already subscribed, you will not get one.',
    ],
    [
      'D-37 an address entered offline',
      'later',
      'You are offline',
      'Your address stays on this device and is sent when you are back online.',
    ],
  ])('%s: one toast, and the field is cleared', async (_id, result, title, description) => {
    const { response, toast, field, submit } = open();
    submit('ada@example.com');
    expect(toast).not.toHaveBeenCalled();
    await act(async () => response.resolve(result));
    expect(toast.mock.calls).toEqual([[{ title, description, variant: 'default' }]]);
    expect(field.value).toBe('');
  });

  test('NEWS-07 failure: a destructive toast, and the field keeps the address', async () => {
    const { response, toast, field, submit } = open();
    submit('ada@example.com');
    await act(async () => response.reject(new Error('offline')));
    expect(toast).toHaveBeenCalledWith({
      title: 'Subscription failed',
      description: 'There was an error subscribing to the newsletter. Please try again.',
      variant: 'destructive',
    });
    expect(field.value).toBe('ada@example.com');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).disabled).toBe(false);
  });
});

describe('sharing', () => {
  const host = { toast: jest.fn(), track: jest.fn() };
  const shared = async (services: Partial<Record<'share' | 'clipboard', unknown>>) => {
    host.toast.mockClear();
    Object.defineProperties(navigator, {
      share: { value: services.share, configurable: true },
      clipboard: { value: services.clipboard, configurable: true },
    });
    render(<ShareButton title="Tower of London" path="/tower-of-london" host={host} />);
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Share' }).at(-1)!));
    return host.toast.mock.calls;
  };
  const url = 'http://localhost/tower-of-london';

  test("the system's sheet opens; closing it shows nothing", async () => {
    const share = jest.fn(async () => {});
    expect(await shared({ share })).toEqual([]);
    expect(share.mock.calls).toEqual([[{ title: 'Tower of London', url }]]);
    const closed = async () => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' }));
    expect(await shared({ share: closed })).toEqual([]);
  });

  test('without a sheet the link is copied; if that fails, the toast shows it', async () => {
    const writeText = jest.fn(async () => {});
    expect(await shared({ clipboard: { writeText } })).toEqual([
      [{ title: 'Link copied', description: 'Paste it into a message.' }],
    ]);
    expect(writeText.mock.calls).toEqual([[url]]);
    expect(await shared({})).toEqual([[{ title: 'Copy this link', description: url }]]);
  });
});

test('D-86 a refused position opens the field for a starting point', () => {
  const showPopover = jest.fn();
  HTMLElement.prototype.showPopover = showPopover;
  const near = {
    on: false,
    from: null,
    startName: null,
    unknown: null,
    remembered: { id: 'euston', name: 'Euston station' },
    panelId: 'near',
    refusals: 0,
    within: null,
    choices: [5, 10],
    toggle: jest.fn(),
    locate: jest.fn(),
    choose: jest.fn(async (_text: string) => true),
    find: async () => [],
  };
  const { rerender } = render(<StartingPointPanel near={near} action="/list" query="?chips=free" />);
  expect(showPopover).not.toHaveBeenCalled();
  rerender(<StartingPointPanel near={{ ...near, refusals: 1 }} action="/list" query="?chips=free" />);
  expect(showPopover).toHaveBeenCalledTimes(1);
  screen.getByText(/Type where you start instead/);
  fireEvent.click(screen.getByRole('button', { name: 'Near Euston station' }));
  expect(near.choose).toHaveBeenCalledWith('euston');
});

test('D-86 an offered start applies when it is picked, a typed one when it is sent', async () => {
  jest.useFakeTimers();
  const choose = jest.fn(async (_text: string) => true);
  const near = {
    on: false,
    from: null,
    startName: null,
    unknown: null,
    remembered: null,
    panelId: 'near',
    refusals: 0,
    within: null,
    choices: [5, 10],
    toggle: jest.fn(),
    locate: jest.fn(),
    choose,
    find: async () => [{ id: 'euston', name: 'Euston station', kind: 'station' }],
  };
  const { container } = render(<StartingPointPanel near={near} action="/list" query="" />);
  const field = container.querySelector<HTMLInputElement>('input[name="from"]')!;
  const enter = (value: string, inputType: string) =>
    fireEvent.input(field, { target: { value }, inputType });
  enter('Eust', 'insertText');
  await act(() => jest.advanceTimersByTimeAsync(180));
  enter('Euston station', 'insertText');
  expect(choose).not.toHaveBeenCalled();
  enter('', 'deleteContentBackward');
  await act(async () => void enter('Euston station', 'insertReplacementText'));
  expect(choose.mock.calls).toEqual([['euston']]);
  jest.useRealTimers();
  await act(async () => void fireEvent.submit(field.form!));
  expect(choose.mock.calls).toEqual([['euston'], ['euston']]);
});

describe('a search field with suggestions', () => {
  const entries = ['Tower', 'Bridge', 'Abbey'].map((name, index) => ({
    name,
    note: 'Sight',
    to: `/attraction/${index + 1}`,
  }));
  // jsdom has no layout.
  HTMLElement.prototype.scrollIntoView ??= () => {};
  function setUp() {
    const onChoose = jest.fn();
    const onSearch = jest.fn();
    const { container } = render(
      <SearchCombobox
        label="Search"
        action="/search"
        form={createRef<HTMLFormElement>()}
        suggestions={entries}
        onText={() => {}}
        onSearch={onSearch}
        onChoose={onChoose}
      />,
    );
    const field = screen.getByRole('combobox');
    const open = () => fireEvent.change(field, { target: { value: `${Math.random()}` } });
    open();
    const active = () => screen.getAllByRole('option').findIndex((option) => option.ariaSelected === 'true');
    const press = (key: string, shiftKey = false) => fireEvent.keyDown(field, { key, shiftKey });
    return { onChoose, onSearch, field, open, active, press, container };
  }

  test('arrow keys begin at both ends and go round; typing selects nothing', () => {
    const { active, press, open } = setUp();
    const moves = (...keys: string[]) =>
      keys.map((key) => {
        press(key);
        return active();
      });
    expect(active()).toBe(-1);
    expect(moves('ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown')).toEqual([2, 1, 2, 0]);
    expect(moves('ArrowUp')).toEqual([2]);
    open();
    expect(active()).toBe(-1);
    expect(moves('ArrowDown', 'ArrowDown')).toEqual([0, 1]);
  });

  test('Tab, Shift+Tab and Escape close the list; Enter without a selection searches', () => {
    const { field, press, open, onChoose } = setUp();
    for (const shift of [false, true]) {
      open();
      press('ArrowUp');
      // Not prevented: the browser moves the focus.
      expect(press('Tab', shift)).toBe(true);
      fireEvent.blur(field);
      expect([screen.queryByRole('listbox'), field.getAttribute('aria-expanded')]).toEqual([null, 'false']);
      expect(field.getAttribute('aria-activedescendant')).toBeNull();
    }
    open();
    expect(press('Escape')).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    // In a closed list, the browser clears the field.
    expect(press('Escape')).toBe(true);
    open();
    expect(press('Enter')).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('a suggestion is a link: a plain click chooses it, other clicks are left to the browser', () => {
    const { onChoose } = setUp();
    const option = screen.getAllByRole('option')[1]!;
    expect([option.tagName, option.getAttribute('href'), option.tabIndex]).toEqual([
      'A',
      '/attraction/2',
      -1,
    ]);
    for (const click of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect([click, fireEvent.click(option, click)]).toEqual([click, true]);
    expect(onChoose).not.toHaveBeenCalled();
    expect(fireEvent.click(option)).toBe(false);
    expect(onChoose.mock.calls).toEqual([['/attraction/2']]);
  });

  test('D-94 HOME-04 a text of apostrophes and full stops alone is not searched', () => {
    const { field, onSearch } = setUp();
    for (const value of [" '. ", "n'"]) {
      fireEvent.change(field, { target: { value } });
      fireEvent.submit((field as HTMLInputElement).form!);
    }
    expect(onSearch.mock.calls).toEqual([["n'"]]);
  });
});
