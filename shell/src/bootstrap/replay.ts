/** A text field whose text is replayed. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

export const isCheckable = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);

/** What a visitor did before hydration. */
export interface Recorded {
  /** Targets of all events but hovering. */
  touched: Set<Element>;
  lastHover?: PointerEvent;
  hasFocused: boolean;
  /** The last text of each field. */
  texts: Map<Field, string>;
  /** By checkbox, radio button or select: replays its last choice. */
  choices: Map<Element, () => void>;
  /** By popover: replays its last opening or closing. */
  toggles: Map<Element, () => void>;
  /** Replays the clicks, keys, submissions and validations, in the order in which they happened. */
  presses: (() => void)[];
}

/** Dispatches an event whose default action the browser has already performed. */
export function dispatch(target: Element, event: Event): void {
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

/** Finds the choices that differ from the served ones. Call it before React's next rendering, which resets them. */
export const findChoices = ({ choices }: Recorded): (() => void)[] =>
  [...choices]
    .filter(([field]) => !isCheckable(field) || field.checked !== field.defaultChecked)
    .map(([, replay]) => replay);

/**
 * Replays in this order:
 * 1. Touches, because `HydrateLater` has not hydrated some parts yet, and their listeners must hear all that follows.
 * 2. The last hover and the focus, if they still hold: both can load the code for a press.
 * 3. Texts, choices and toggles, so that React's state is what the visitor saw when pressing.
 * 4. Presses. They come last because they use this state and may close, submit or leave what was entered.
 *
 * Example: "pub" typed into the search field of the header, then Enter: `input` with "pub" comes before `keydown`, so
 * that Enter searches for "pub" and not for nothing.
 * @param chosen - from `findChoices`, called before React's next rendering
 */
export function replayAll(recorded: Recorded, chosen: (() => void)[]): void {
  const { touched, lastHover, hasFocused, texts, toggles, presses } = recorded;
  for (const target of touched) target.dispatchEvent(new Event('guide:touch', { bubbles: true }));
  if (lastHover) replayHover(lastHover);
  if (hasFocused && document.activeElement !== document.body)
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const [field, text] of texts) replayInput(field, text);
  for (const replay of [...chosen, ...toggles.values()]) replay();
  for (const press of presses) press();
}

function replayHover(event: PointerEvent): void {
  const target = event.target as Element;
  if (!target.matches(':hover')) return;
  const { bubbles, pointerType, clientX, clientY } = event;
  const init = { bubbles, pointerType, clientX, clientY, relatedTarget: null };
  target.dispatchEvent(new PointerEvent('pointerover', init));
}
