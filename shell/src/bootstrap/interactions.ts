import { dispatch, type Field, findChoices, isCheckable, type Recorded, replayAll } from './replay';

/** Modifier keys do nothing by themselves, and the browser handles Tab. */
const SILENT_KEY = /^(Shift|Control|Alt|AltGraph|Meta|Tab)$/;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const hasModifier = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** Whether the click leads to another address; "Next slide" pressed twice leads to the current one. */
function isFollowed(event: MouseEvent, target: Element): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  return !!link && !link.target && !link.download && !hasModifier(event) && link.href !== location.href;
}

/** Whether the form leads to a page; a blank form does not (HOME-04). */
function leadsToPage(form: HTMLFormElement): boolean {
  const entered = [...new FormData(form).values()];
  const isBlank = entered.length > 0 && entered.every((value) => String(value).trim() === '');
  return form.hasAttribute('action') && form.method === 'get' && !isBlank;
}

type Listen = <Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name], target: Element) => void,
) => void;

/** Records interactions before hydration, except those that lead to another page. */
export function recordInteractions() {
  const recorded: Recorded = {
    touched: new Set(),
    hasFocused: false,
    texts: new Map(),
    choices: new Map(),
    toggles: new Map(),
    presses: [],
  };
  let hasActed = false;
  /** Clicks and keys are recorded until hydration starts; fields and toggles until it ends. */
  const pressing = new AbortController();
  const recording = new AbortController();
  const listenUntil =
    ({ signal }: AbortController): Listen =>
    (name, listener) =>
      document.addEventListener(
        name,
        (event) => {
          if (!(event.target instanceof Element)) return;
          if (name !== 'pointerover') recorded.touched.add(event.target);
          listener(event, event.target);
        },
        { capture: true, signal },
      );
  const act = () => {
    hasActed = true;
  };
  for (const name of ['wheel', 'pointerdown'] as const) listenUntil(recording)(name, act);
  recordPresses(listenUntil(pressing), recorded, act);
  recordSubmissions(listenUntil(pressing), recorded);
  recordChoices(listenUntil(recording), recorded);
  recordStates(listenUntil(recording), recorded);

  return {
    hasActed: () => hasActed,
    stop: () => pressing.abort(),
    replay() {
      recording.abort();
      pressing.abort();
      const chosen = findChoices(recorded);
      // Called by an effect, in which React hydrates no parts.
      queueMicrotask(() => replayAll(recorded, chosen));
    },
  };
}

/** @param act - called when a key does something */
function recordPresses(on: Listen, { presses }: Recorded, act: () => void): void {
  on('click', (event, target) => {
    // Without scripts, a link that opens a popup leads to its file.
    if (target.closest('a[aria-haspopup]') && !hasModifier(event)) event.preventDefault();
    else if (isFollowed(event, target)) return;
    if (isCheckable(target) || target instanceof HTMLSelectElement) return;
    presses.push(() => dispatch(target, new MouseEvent('click', event)));
  });
  on('keydown', (event, target) => {
    if (SILENT_KEY.test(event.key)) return;
    act();
    if (event.ctrlKey || event.metaKey || (event.key.length === 1 && isField(target))) return;
    presses.push(() => dispatch(target, new KeyboardEvent('keydown', event)));
  });
}

function recordSubmissions(on: Listen, { presses }: Recorded): void {
  on('submit', (event, form) => {
    if (!(form instanceof HTMLFormElement) || leadsToPage(form)) return;
    event.preventDefault();
    presses.push(() => form.requestSubmit(event.submitter ?? undefined));
  });
  on('invalid', (event, target) => {
    if (!isField(target)) return;
    // The field shows its error by CSS; the bubble, or a toast instead, follows after hydration.
    event.preventDefault();
    target.focus();
    presses.push(() => target.reportValidity());
  });
}

/** Also stops these events: React would otherwise hydrate at once, reset the field and see no change. */
function recordChoices(on: Listen, { choices, texts }: Recorded): void {
  on('click', (event, target) => {
    if (isCheckable(target)) event.stopPropagation();
  });
  const onChange = (event: Event, target: Element) => {
    if (isCheckable(target)) {
      choices.set(target, () => {
        target.checked = target.defaultChecked;
        target.click();
      });
    } else if (target instanceof HTMLSelectElement) {
      const { value } = target;
      choices.set(target, () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    } else {
      // Setting an email field's value would show punycode.
      if (isField(target) && target.type !== 'email') texts.set(target, target.value);
      return;
    }
    event.stopPropagation();
  };
  on('input', onChange);
  on('change', onChange);
}

function recordStates(on: Listen, recorded: Recorded): void {
  on('toggle', (event, target) => {
    const { newState, oldState } = event as ToggleEvent;
    const replay = () => target.dispatchEvent(new ToggleEvent('toggle', { newState, oldState }));
    recorded.toggles.set(target, replay);
  });
  on('pointerover', (event) => {
    recorded.lastHover = event;
  });
  on('focusin', () => {
    recorded.hasFocused = true;
  });
}
