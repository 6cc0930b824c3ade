/** What the federated remote exposes as `./mount`: for hosts that load it by Module Federation. */
import { base } from './base';
import { mountInShadow } from './mountInShadow';
import { type EmbedOptions, readOptions } from './options';

/**
 * Mounts the dashboard in an element with a React of its own, so that the host's may be of any version. Events are
 * dispatched on the element.
 * @returns takes it away again
 */
export default function mountDashboard(element: HTMLElement, options: Partial<EmbedOptions>): () => void {
  const whole = readOptions((name) => options[name as keyof EmbedOptions] ?? null);
  const { unmount } = mountInShadow(element, base(), whole);
  return unmount;
}
