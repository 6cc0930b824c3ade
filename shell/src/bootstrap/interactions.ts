/** Modifier keys do nothing by themselves, and the browser handles Tab. */
const SILENT_KEY = /^(Shift|Control|Alt|AltGraph|Meta|Tab)$/;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isCheckable = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);

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

/** Dispatches an event whose default action the browser has already performed. */
function dispatch(target: Element, event: Event): void {
  const prevent = () => event.preventDefault();
  addEventListener(event.type, prevent, { once: true });
  target.dispatchEvent(event);
  removeEventListener(event.type, prevent);
}

/** React ignores an `input` event whose value it has already seen, so the old value is restored first. */
function replayInput(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  field.value = field.defaultValue;
  set!.call(field, text);
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Records interactions before hydration, except those that lead to another page. */
export function recordInteractions() {
  const presses: (() => void)[] = [];
  const texts = new Map<Field, string>();
  const choices = new Map<Element, () => void>();
  const toggles = new Map<Element, () => void>();
  const touched = new Set<Element>();
  let lastHover: PointerEvent | undefined;
  let hasFocused = false;
  let hasActed = false;
  /** Clicks and keys are recorded until hydration starts; fields and toggles until it ends. */
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
        if (!(event.target instanceof Element)) return;
        if (name !== 'pointerover') touched.add(event.target);
        listener(event, event.target);
      },
      { capture: true, signal },
    );
  const act = () => {
    hasActed = true;
  };
  for (const name of ['wheel', 'pointerdown'] as const) on(recording, name, act);

  on(pressing, 'click', (event, target) => {
    // Without scripts, a link that opens a popup leads to its file.
    if (target.closest('a[aria-haspopup]') && !hasModifier(event)) event.preventDefault();
    else if (isFollowed(event, target)) return;
    if (isCheckable(target) || target instanceof HTMLSelectElement) return;
    presses.push(() => dispatch(target, new MouseEvent('click', event)));
  });
  on(pressing, 'keydown', (event, target) => {
    if (SILENT_KEY.test(event.key)) return;
    act();
    if (event.ctrlKey || event.metaKey || (event.key.length === 1 && isField(target))) return;
    presses.push(() => dispatch(target, new KeyboardEvent('keydown', event)));
  });
  on(pressing, 'submit', (event, form) => {
    if (!(form instanceof HTMLFormElement) || leadsToPage(form)) return;
    event.preventDefault();
    presses.push(() => form.requestSubmit(event.submitter ?? undefined));
  });
  on(pressing, 'invalid', (event, target) => {
    if (!isField(target)) return;
    // The field shows its error by CSS; the bubble, or a toast instead, follows after hydration.
    event.preventDefault();
    target.focus();
    presses.push(() => target.reportValidity());
  });
  on(recording, 'click', (event, target) => {
    if (isCheckable(target)) event.stopPropagation();
  });
  for (const name of ['input', 'change'] as const)
    on(recording, name, (event, target) => {
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
      // React would otherwise hydrate at once, reset the field and see no change.
      event.stopPropagation();
    });
  on(recording, 'toggle', (event, target) => {
    const { newState, oldState } = event as ToggleEvent;
    toggles.set(target, () => target.dispatchEvent(new ToggleEvent('toggle', { newState, oldState })));
  });
  on(recording, 'pointerover', (event) => {
    lastHover = event;
  });
  on(recording, 'focusin', () => {
    hasFocused = true;
  });

  return {
    hasActed: () => hasActed,
    stop: () => pressing.abort(),
    replay() {
      recording.abort();
      pressing.abort();
      // React's next rendering resets the choices.
      const chosen = [...choices].filter(
        ([field]) => !isCheckable(field) || field.checked !== field.defaultChecked,
      );
      // Called by an effect, in which React hydrates no parts.
      queueMicrotask(() => replayAll(chosen));
    },
  };

  function replayAll(chosen: [Element, () => void][]): void {
    // Opens the parts of the page that `HydrateLater` has not hydrated yet.
    for (const target of touched) target.dispatchEvent(new Event('guide:touch', { bubbles: true }));
    const hovered = lastHover?.target as Element | undefined;
    if (lastHover && hovered?.matches(':hover'))
      hovered.dispatchEvent(
        new PointerEvent('pointerover', { ...copyPointer(lastHover), relatedTarget: null }),
      );
    if (hasFocused && document.activeElement !== document.body)
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const [field, text] of texts) replayInput(field, text);
    for (const [, replay] of [...chosen, ...toggles]) replay();
    for (const press of presses) press();
  }
}

const copyPointer = ({ bubbles, pointerType, clientX, clientY }: PointerEvent): PointerEventInit => ({
  bubbles,
  pointerType,
  clientX,
  clientY,
});
