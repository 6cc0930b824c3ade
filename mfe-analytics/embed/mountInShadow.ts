import { type Mounted, mount } from './mount';
import type { EmbedOptions } from './options';

/**
 * Mounts the dashboard in a shadow root: its styles stay inside, the page's stay outside.
 * @param base address of the folder with `embed.css`; the guide's origin is in it
 */
export function mountInShadow(element: HTMLElement, base: string, options: EmbedOptions): Mounted {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL('embed.css', base).href;
  shadow.append(sheet);
  const mounted = mount(shadow, new URL(base).origin, options);
  return {
    ...mounted,
    unmount() {
      mounted.unmount();
      sheet.remove();
    },
  };
}
