import { type Api, createApi } from '@guide/contracts/api';

/** The API with a share token in each request. */
export const tokenApi = (token: string): Api =>
  createApi((url, init) =>
    fetch(url, { ...init, headers: { ...init?.headers, authorization: `Bearer ${token}` } }),
  );
