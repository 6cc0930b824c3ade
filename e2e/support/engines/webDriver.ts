import { until, type Visitor } from './visitor';

/** The key of an element's id in WebDriver's JSON (W3C WebDriver, 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Record<typeof ELEMENT, string>;

const KEYS = { Enter: '\uE007', Escape: '\uE00C' };

/** Names of WebDriver's commands as in Marionette. */
export type Command =
  | 'Navigate'
  | 'Back'
  | 'ExecuteScript'
  | 'ExecuteAsyncScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'GetActiveElement'
  | 'GetWindowRect'
  | 'SetWindowRect'
  | 'TakeScreenshot'
  | 'DeleteSession';

/** Sends a WebDriver command; its parameter `id` is an element's id. @throws the browser's message */
export type Send = <T>(command: Command, parameters?: Record<string, unknown>) => Promise<T>;

const FIND = `const [selector, text] = arguments;
  return [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.innerText.includes(text)) ?? null;`;

/** WebDriver does not scroll if a part is in the window, even if a sticky bar covers that part. */
const CENTER = `arguments[0].scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })`;

/** WebDriver shows no console, and runs no script before a page is loaded: errors of hydration and presses are seen. */
const COLLECT_ERRORS = `const errors = (window.seenErrors ??= []);
  if (errors.length === 0 && !window.collects) {
    window.collects = true;
    addEventListener('error', ({ message }) => errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    const log = console.error;
    console.error = (...all) => { errors.push(all.join(' ')); log(...all); };
  }`;

/** A visitor over WebDriver. @param close - ends the browser */
export function visitorOf(send: Send, close: () => Promise<void>): Visitor {
  const script = <T>(text: string, ...args: unknown[]) => send<T>('ExecuteScript', { script: text, args });
  const find = async (selector: string, text = '') =>
    (await script<Element | null>(FIND, selector, text))?.[ELEMENT];
  const press = (selector: string, text?: string) =>
    until(`${selector} ${text ?? ''}`, async () => {
      const id = await find(selector, text);
      if (id) {
        await script(CENTER, { [ELEMENT]: id });
        await send('ElementClick', { id });
      }
      return id;
    });
  const resize = async (width: number, height: number) => {
    const inner = () => script<[number, number]>('return [innerWidth, innerHeight]');
    const [innerWidth, innerHeight] = await inner();
    const rect = await send<{ width: number; height: number }>('GetWindowRect');
    const chrome = { width: rect.width - innerWidth, height: rect.height - innerHeight };
    await send('SetWindowRect', { width: width + chrome.width, height: height + chrome.height });
    await until(`a window of ${width} px`, async () => (await inner())[0] === width || undefined);
  };
  return {
    async open(url) {
      await send('Navigate', { url });
      await script(COLLECT_ERRORS);
    },
    press: async (selector, text) => void (await press(selector, text)),
    async type(selector, text) {
      await send('ElementSendKeys', { id: await press(selector), text });
    },
    async key(name) {
      const active = await send<Element>('GetActiveElement');
      await send('ElementSendKeys', { id: active[ELEMENT], text: KEYS[name] });
    },
    async text(selector) {
      const id = await find(selector);
      return id && script<string>('return arguments[0].innerText', { [ELEMENT]: id });
    },
    evaluate: (expression) =>
      send('ExecuteAsyncScript', {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done)`,
        args: [],
      }),
    back: () => send('Back'),
    resize,
    screenshot: async () => Buffer.from(await send<string>('TakeScreenshot', { full: false }), 'base64'),
    errors: () => script('return (window.seenErrors ?? []).splice(0)'),
    close,
  };
}
