import { type Mounted, mount } from './mount';
import type { EmbedOptions } from './options';

/**
 * Mounts the dashboard in a shadow root: its styles stay inside, the page's stay outside. The theme is told by the
 * element's `data-theme`, which its tokens obey.
 * @param base address of the folder with `embed.css`; the guide's origin is in it
 */
export function mountInShadow(element: HTMLElement, base: string, options: EmbedOptions): Mounted {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL('embed.css', base).href;
  shadow.append(sheet);
  setTheme(element, options);
  const mounted = mount(shadow, new URL(base).origin, options);
  return {
    update(next) {
      setTheme(element, next);
      mounted.update(next);
    },
    unmount() {
      mounted.unmount();
      sheet.remove();
      delete element.dataset.theme;
    },
  };
}

function setTheme(element: HTMLElement, { theme }: EmbedOptions): void {
  if (theme === 'system') delete element.dataset.theme;
  else element.dataset.theme = theme;
}
