import type { Api } from '@guide/contracts/api';
import { isCounted } from '../settings/statistics';
import { sendEvent } from './events';

const RIGHT_BUTTON = 2;

/** Counts presses on links to other sites, by host only. @returns a function that stops counting */
export function countOutboundLinks(api: Api): () => void {
  const count = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="http"]');
    if (!link || button === RIGHT_BUTTON || link.host === location.host || !isCounted()) return;
    sendEvent(api, { name: 'outbound_click', category: 'links', label: link.hostname });
  };
  document.addEventListener('click', count, true);
  document.addEventListener('auxclick', count, true);
  return () => {
    document.removeEventListener('click', count, true);
    document.removeEventListener('auxclick', count, true);
  };
}
