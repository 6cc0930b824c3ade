import { callOperation } from '@guide/contracts/api';
import { embedSite } from '@guide/contracts/api/page-operations';
import { isPanelName, type PanelName } from '@guide/contracts/api/panels';
import { ENGLISH, type Site } from '@guide/contracts/site';
import { pause } from '../src/live/eventStream';
import { whileShown } from '../src/live/whileShown';
import { type Call, createCall, type Guide, Refused } from './call';
import { type TokenEvent, watchToken } from './watchToken';

interface TokenAccess {
  site: Site;
  panels: PanelName[] | null;
  filters: Record<string, string>;
}

export type ConnectionState =
  | { step: 'loading'; lost: boolean }
  | { step: 'refused'; code: string }
  /** `lostAt` is set while the connection is lost; `visitors` is null until it is known. */
  | { step: 'open'; opened: TokenAccess; call: Call; lostAt: Date | null; visitors: number | null };

const RETRY_MS = 3000;

/**
 * Fetches what a token allows, then watches the token. Stops after a refusal.
 * @param lang - language of the city's words; English if the guide does not have it
 * @returns a function that ends the connection
 */
export function connect(
  guide: Guide,
  token: string,
  lang: string,
  onChange: (connection: ConnectionState) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const refuse = (code: string) => {
    if (signal.aborted) return;
    controller.abort();
    onChange({ step: 'refused', code });
  };
  const baseCall = createCall(guide, token);
  const call: Call = (path, init) =>
    baseCall(path, init).catch((error) => {
      if (error instanceof Refused) refuse(error.code);
      throw error;
    });

  async function open() {
    onChange({ step: 'loading', lost: false });
    const onLost = () => onChange({ step: 'loading', lost: true });
    const opened = await fetchAccess(call, lang, signal, onLost);
    if (!opened) return;
    let lostAt: Date | null = null;
    let visitors: number | null = null;
    const show = () => onChange({ step: 'open', opened, call, lostAt, visitors });
    show();
    const onTokenEvent = (event: TokenEvent) => {
      if (signal.aborted) return;
      if (event === 'tooManyStreams') return onChange({ step: 'refused', code: 'EMBED_TOO_MANY' });
      if (typeof event === 'object') {
        if ('refused' in event) return refuse(event.refused);
        visitors = event.visitors;
      } else {
        lostAt = event === 'lost' ? (lostAt ?? new Date()) : null;
        if (lostAt) visitors = null;
      }
      show();
    };
    const name = `guide-analytics ${guide.origin} ${token}`;
    whileShown((shown) => watchToken(baseCall, name, onTokenEvent, shown), signal);
  }
  void open();
  return () => controller.abort();
}

/** Retries until the guide responds. @returns null after a refusal or an abort */
async function fetchAccess(
  call: Call,
  lang: string,
  signal: AbortSignal,
  onLost: () => void,
): Promise<TokenAccess | null> {
  const query = lang === ENGLISH ? {} : { lang };
  while (!signal.aborted) {
    try {
      const {
        site,
        panels,
        filters = {},
      } = await callOperation((path, init) => call(path.replace('/api', ''), init), embedSite, query, signal);
      return { site, panels: panels?.filter(isPanelName) ?? null, filters };
    } catch {
      // Retried below; a refusal has aborted the signal.
    }
    if (signal.aborted) return null;
    onLost();
    await pause(RETRY_MS, signal);
  }
  return null;
}

/** Why something is not shown, or not current; null if all is well. */
export function reasonOf(connection: ConnectionState): string | null {
  if (connection.step === 'refused') return connection.code;
  const isLost = connection.step === 'open' ? connection.lostAt !== null : connection.lost;
  return isLost ? 'LOST' : null;
}
