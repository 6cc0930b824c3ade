import { callOperation } from '@guide/contracts/api';
import { embedSite } from '@guide/contracts/api/page-operations';
import { isPanelName, type PanelName } from '@guide/contracts/api/panels';
import type { Site } from '@guide/contracts/site';
import { useEffect, useState } from 'react';
import { pause } from '../src/live/eventStream';
import { type Call, createCall, type Guide, Refused } from './call';
import { type TokenEvent, watchToken } from './watchToken';

/** What a token opens, held to its filters; `panels` is null for the whole dashboard. */
interface Opened {
  site: Site;
  panels: PanelName[] | null;
  filters: Record<string, string>;
}

/** What may be shown with a token at the moment. */
export type ConnectionState =
  | { step: 'loading'; lost: boolean }
  | { step: 'refused'; code: string }
  /** `lostAt`: since when the guide cannot be reached; `visitors`: how many there are now, once known. */
  | { step: 'open'; opened: Opened; call: Call; lostAt: Date | null; visitors: number | null };

/** The guide is requested again after so long when it could not be reached at first. */
const RETRY_MS = 3000;

/** Fetches what a token opens, then follows whether it is valid. What was refused is not requested again. */
export function useConnection(guide: Guide, token: string): ConnectionState {
  const [connection, setConnection] = useState<ConnectionState>({ step: 'loading', lost: false });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const refuse = (code: string) => {
      if (signal.aborted) return;
      ending.abort();
      setConnection({ step: 'refused', code });
    };
    /** A figure that is refused ends everything, whatever the stream reports. */
    const plain = createCall(guide, token);
    const call: Call = (path, init) =>
      plain(path, init).catch((error) => {
        if (error instanceof Refused) refuse(error.code);
        throw error;
      });

    async function open() {
      setConnection({ step: 'loading', lost: false });
      const opened = await fetchOpened(call, signal, () => setConnection({ step: 'loading', lost: true }));
      if (!opened) return;
      let lostAt: Date | null = null;
      let visitors: number | null = null;
      const show = () => setConnection({ step: 'open', opened, call, lostAt, visitors });
      show();
      const onTokenEvent = (event: TokenEvent) => {
        if (signal.aborted) return;
        if (event === 'tooManyStreams') return setConnection({ step: 'refused', code: 'EMBED_TOO_MANY' });
        if (typeof event === 'object') {
          if ('refused' in event) return refuse(event.refused);
          visitors = event.visitors;
        } else {
          lostAt = event === 'lost' ? (lostAt ?? new Date()) : null;
          if (lostAt) visitors = null;
        }
        show();
      };
      watchToken(plain, `guide-analytics ${guide.origin} ${token}`, onTokenEvent, signal);
    }
    void open();
    return () => ending.abort();
  }, [guide, token]);
  return connection;
}

/** @returns null once the token is refused or the page is gone */
async function fetchOpened(call: Call, signal: AbortSignal, lost: () => void): Promise<Opened | null> {
  while (!signal.aborted) {
    try {
      const {
        site,
        panels,
        filters = {},
      } = await callOperation((path, init) => call(path.replace('/api', ''), init), embedSite, {}, signal);
      return { site, panels: panels?.filter(isPanelName) ?? null, filters };
    } catch {
      // Tried again below; after a refusal the signal is aborted.
    }
    if (signal.aborted) return null;
    lost();
    await pause(RETRY_MS, signal);
  }
  return null;
}
