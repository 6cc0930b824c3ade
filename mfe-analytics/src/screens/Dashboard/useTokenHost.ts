import { createApi } from '@guide/contracts/api';
import { type Host, useHost, useQueryClient } from '@guide/contracts/module';
import { useEffect, useMemo, useState } from 'react';

/** A share token, created by `npm run embed -- token`. */
const TOKEN = /^#([\w-]{32})$/;

/**
 * The shell's host with an API that sends the share token from the URL's fragment, if any. Guides with
 * `ANALYTICS_ACCESS` require a token (docs/embed.md).
 */
export function useTokenHost(): { host: Host; token: string } {
  const host = useHost();
  const queries = useQueryClient();
  const [token, setToken] = useState('');
  useEffect(() => setToken(TOKEN.exec(location.hash)?.[1] ?? ''), []);
  useEffect(() => {
    // Pending requests without the token would be refused.
    if (token) void queries.cancelQueries().then(() => queries.invalidateQueries());
  }, [token, queries]);
  return useMemo(() => {
    if (!token) return { host, token };
    const api = createApi((url, init) =>
      fetch(url, { ...init, headers: { ...init?.headers, authorization: `Bearer ${token}` } }),
    );
    return { host: { ...host, api }, token };
  }, [host, token]);
}
