import { useEffect, useState } from 'react';
import type { Guide } from './call';
import { type ConnectionState, connect } from './connect';

export function useConnection(guide: Guide, token: string, lang: string): ConnectionState {
  const [connection, setConnection] = useState<ConnectionState>({ step: 'loading', lost: false });
  useEffect(() => connect(guide, token, lang, setConnection), [guide, token, lang]);
  return connection;
}
