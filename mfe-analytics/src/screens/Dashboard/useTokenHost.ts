import { createApi } from '@guide/contracts/api';
import { type Host, useHost, useQueryClient } from '@guide/contracts/module';
import { useEffect, useMemo, useState } from 'react';

/** A share token, as `npm run embed -- token` prints it. */
const TOKEN = /^#([\w-]{32})$/;

/**
 * The shell's services, whose API sends the token behind `#` in the page's address when there is one: it opens figures
 * that are closed on this guide (`ANALYTICS_ACCESS`, docs/embed.md). What stands behind `#` is in no request.
 */
export function useTokenHost(): { host: Host; token: string } {
  const host = useHost();
  const queries = useQueryClient();
  const [token, setToken] = useState('');
  useEffect(() => setToken(TOKEN.exec(location.hash)?.[1] ?? ''), []);
  useEffect(() => {
    // A call that is under way without the token would be waited for and its refusal shown.
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
