/** `./mount` of the federated remote. */
import { base } from './base';
import { mountInShadow } from './mountInShadow';
import { type EmbedOptions, readOptions } from './options';

type RemoteOptions = Partial<Omit<EmbedOptions, 'choice'>> & EmbedOptions['choice'];

/** Mounts the dashboard with its own React, so that the host may use any version. @returns an unmount function */
export default function mountDashboard(element: HTMLElement, options: RemoteOptions): () => void {
  const attributes: Record<string, string | undefined> = options;
  return mountInShadow(
    element,
    base(),
    readOptions((name) => attributes[name] ?? null),
  ).unmount;
}
