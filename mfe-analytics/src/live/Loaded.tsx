import { ErrorPanel, Spinner } from '@guide/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What a query answered, or a spinner, or a retry. */
export function Loaded<Data>({
  query: { data, isPending, isFetching, refetch },
  children,
}: LoadedProps<Data>) {
  if (isPending) return <Spinner label="Loading figures" />;
  if (data !== undefined) return children(data);
  return (
    <ErrorPanel
      level={3}
      title="The figures could not be loaded"
      text="Visits are still counted. Check your connection and try again."
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
