/** What the federated remote exposes as `./mount`: for hosts that load it by Module Federation. */
import { base } from './base';
import { mountInShadow } from './mountInShadow';
import { type EmbedOptions, readOptions } from './options';

/** Days and filters stand beside the other options. */
type RemoteOptions = Partial<Omit<EmbedOptions, 'choice'>> & EmbedOptions['choice'];

/**
 * Mounts the dashboard in an element with a React of its own, so that the host's may be of any version. Events are
 * dispatched on the element.
 * @returns unmounts it
 */
export default function mountDashboard(element: HTMLElement, options: RemoteOptions): () => void {
  const given: Record<string, string | undefined> = options;
  const whole = readOptions((name) => given[name] ?? null);
  const { unmount } = mountInShadow(element, base(), whole);
  return unmount;
}
