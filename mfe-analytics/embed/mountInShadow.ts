import type { OnEvent } from './events';
import type { Mount, Mounted } from './mountView';
import type { EmbedOptions } from './options';
import { remSheet, styleSheet } from './styles';
import { languageOfElement } from './texts';

/** Mounts a view in a shadow root and dispatches its events on the element. @param base - URL of the script */
export function mountInShadow(
  mount: Mount,
  element: HTMLElement,
  base: string,
  options: EmbedOptions,
): Mounted {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [styleSheet(), remSheet(shadow)];
  setTheme(element, options);
  const inPage = (given: EmbedOptions) => ({ ...given, lang: given.lang ?? languageOfElement(element) });
  const onEvent: OnEvent = ({ type, ...detail }) => element.dispatchEvent(new CustomEvent(type, { detail }));
  const mounted = mount(shadow, { origin: new URL(base).origin }, inPage(options), onEvent);
  return {
    update(next) {
      setTheme(element, next);
      mounted.update(inPage(next));
    },
    unmount() {
      mounted.unmount();
      shadow.adoptedStyleSheets = [];
      delete element.dataset.theme;
    },
  };
}

function setTheme(element: HTMLElement, { theme }: EmbedOptions): void {
  if (theme === 'system') delete element.dataset.theme;
  else element.dataset.theme = theme;
}
