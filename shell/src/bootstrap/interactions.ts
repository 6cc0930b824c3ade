/** Keys without an effect of their own, and Tab, which the browser handles. */
const SILENT_KEYS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Tab'];

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isCheckable = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);

const hasModifier = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** A press on a link, which the browser follows. */
function isFollowed(event: MouseEvent, target: Element): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  return !!link && !link.target && !link.download && !hasModifier(event);
}

/** A form that leads to a page; a blank one does not (HOME-04). */
function isAnswered(form: HTMLFormElement): boolean {
  const entered = [...new FormData(form).values()];
  const isBlank = entered.length > 0 && entered.every((value) => String(value).trim() === '');
  return form.hasAttribute('action') && form.method === 'get' && !isBlank;
}

/** Shows a pressed tab as selected; its panel follows after hydration. */
function selectTab(target: Element): void {
  const tab = target.closest('[role=tab]');
  for (const each of tab?.parentElement?.children ?? [])
    each.setAttribute('aria-selected', String(each === tab));
}

/** Dispatches an event without its default action, which has already happened. */
function dispatch(target: Element, event: Event): void {
  const prevent = () => event.preventDefault();
  addEventListener(event.type, prevent, { once: true });
  target.dispatchEvent(event);
  removeEventListener(event.type, prevent);
}

/** Dispatches an `input` event. React compares with the last value it saw, which is reset first. */
function replayInput(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  field.value = field.defaultValue;
  set!.call(field, text);
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Records interactions before hydration, except links and forms that lead to a page. */
export function recordInteractions() {
  const presses: (() => void)[] = [];
  const texts = new Map<Field, string>();
  const choices = new Map<Element, () => void>();
  const toggles = new Map<Element, () => void>();
  let over: PointerEvent | undefined;
  let focused = false;
  let acted = false;
  /** Presses are recorded until hydration starts, fields and panels until it ends. */
  const pressing = new AbortController();
  const recording = new AbortController();

  const on = <Name extends keyof DocumentEventMap>(
    { signal }: AbortController,
    name: Name,
    listener: (event: DocumentEventMap[Name], target: Element) => void,
  ) =>
    document.addEventListener(
      name,
      (event) => {
        if (event.target instanceof Element) listener(event, event.target);
      },
      { capture: true, signal },
    );
  const act = () => {
    acted = true;
  };
  for (const name of ['wheel', 'touchstart', 'pointerdown'] as const) on(recording, name, act);

  on(pressing, 'click', (event, target) => {
    // A link that opens something in the page leads to its file without a script.
    if (target.closest('a[aria-haspopup]') && !hasModifier(event)) event.preventDefault();
    else if (isFollowed(event, target)) return;
    if (isCheckable(target) || target instanceof HTMLSelectElement) return;
    selectTab(target);
    presses.push(() => dispatch(target, new MouseEvent('click', event)));
  });
  on(pressing, 'keydown', (event, target) => {
    if (SILENT_KEYS.includes(event.key)) return;
    act();
    if (event.ctrlKey || event.metaKey || (event.key.length === 1 && isField(target))) return;
    presses.push(() => dispatch(target, new KeyboardEvent('keydown', event)));
  });
  on(pressing, 'submit', (event, form) => {
    if (!(form instanceof HTMLFormElement) || isAnswered(form)) return;
    event.preventDefault();
    presses.push(() => form.requestSubmit(event.submitter ?? undefined));
  });
  on(recording, 'click', (event, target) => {
    if (isCheckable(target)) event.stopPropagation();
  });
  for (const name of ['input', 'change'] as const)
    on(recording, name, (event, target) => {
      if (isCheckable(target)) {
        choices.set(target, () => {
          if (target.checked === target.defaultChecked) return;
          target.checked = target.defaultChecked;
          target.click();
        });
      } else if (target instanceof HTMLSelectElement) {
        // React may reset the field before the replay.
        const { value } = target;
        choices.set(target, () => {
          target.value = value;
          target.dispatchEvent(new Event('change', { bubbles: true }));
        });
      } else {
        // Setting an email address would show it as punycode.
        if (isField(target) && target.type !== 'email') texts.set(target, target.value);
        return;
      }
      // React would hydrate at once, reset the field, and then see no change.
      event.stopPropagation();
    });
  on(recording, 'toggle', (event, target) => {
    const { newState, oldState } = event as ToggleEvent;
    toggles.set(target, () => target.dispatchEvent(new ToggleEvent('toggle', { newState, oldState })));
  });
  on(recording, 'pointerover', (event) => {
    over = event;
  });
  on(recording, 'focusin', () => {
    focused = true;
  });

  return {
    hasActed: () => acted,
    /** Stops recording presses. */
    stop: () => pressing.abort(),
    /** Replays everything: hover, input, choices, presses. */
    replay() {
      recording.abort();
      pressing.abort();
      const hovered = over?.target as Element | undefined;
      if (over && hovered?.matches(':hover'))
        hovered.dispatchEvent(new PointerEvent('pointerover', { ...copied(over), relatedTarget: null }));
      if (focused && document.activeElement !== document.body)
        document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      for (const [field, text] of texts) replayInput(field, text);
      for (const replay of [...choices.values(), ...toggles.values(), ...presses]) replay();
    },
  };
}

const copied = ({ bubbles, pointerType, clientX, clientY }: PointerEvent): PointerEventInit => ({
  bubbles,
  pointerType,
  clientX,
  clientY,
});
