import { useQueryClient } from '@guide/contracts/module';
import { useEffect } from 'react';
import { isRefused } from './useFailureText';

/** When a query that had figures gets a 401, all others ask again, so that none keeps figures of before (ANA-19). */
export function useLostAccess(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { data, error } = event.query.state;
        if (data === undefined || !isRefused(error)) return;
        void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'success' });
      }),
    [queries],
  );
}
