/** `./mount` of the federated remote. */
import { base } from './base';
import { mount } from './mount';
import { mountInShadow } from './mountInShadow';
import { type EmbedOptions, readOptions } from './options';

type RemoteOptions = Partial<Omit<EmbedOptions, 'choice'>> & EmbedOptions['choice'];

/** Mounts the dashboard with its own React, so that the host may use any version. @returns an unmount function */
export default function mountDashboard(element: HTMLElement, options: RemoteOptions): () => void {
  const { samples, ...rest } = options;
  const attributes: Record<string, string | undefined> = { ...rest, ...(samples && { samples: '' }) };
  return mountInShadow(
    mount,
    element,
    base(),
    readOptions((name) => attributes[name] ?? null),
  ).unmount;
}
