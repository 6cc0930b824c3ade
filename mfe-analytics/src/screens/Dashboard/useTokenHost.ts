import type { Api } from '@guide/contracts/api';
import { type Host, useHost, useQueryClient } from '@guide/contracts/module';
import { useEffect, useMemo, useState } from 'react';

/** A share token, created by `npm run embed -- token`. */
const TOKEN = /^#([\w-]{32})$/;

interface Access {
  token: string;
  api: Api | null;
}

/**
 * The shell's host with an API that sends the share token from the URL's fragment, if any. Guides with
 * `ANALYTICS_ACCESS` require a token (docs/embed.md).
 */
export function useTokenHost(): { host: Host; token: string } {
  const host = useHost();
  const queries = useQueryClient();
  const [{ token, api }, setAccess] = useState<Access>({ token: '', api: null });
  useEffect(() => {
    const found = TOKEN.exec(location.hash)?.[1];
    if (!found) return;
    void import(/* webpackChunkName: "on-demand-token" */ './tokenApi').then(({ tokenApi }) =>
      setAccess({ token: found, api: tokenApi(found) }),
    );
  }, []);
  useEffect(() => {
    // Pending requests without the token would be refused.
    if (token) void queries.cancelQueries().then(() => queries.invalidateQueries());
  }, [token, queries]);
  return useMemo(() => ({ host: api ? { ...host, api } : host, token }), [host, token, api]);
}
