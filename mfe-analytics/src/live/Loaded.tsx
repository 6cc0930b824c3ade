import { i18n } from '@guide/contracts/texts';
import { ErrorPanel, Spinner } from '@guide/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isBusy } from '../api/whenBusy';
import { isRefused, useFailureText } from './useFailureText';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  label?: string | null;
  title?: string;
  text?: string;
}

/** A spinner, which says so if the guide is busy. @param props.label - text; null shows nothing */
export const Waiting = ({ label, isBusy }: { label: string | null; isBusy: boolean }) =>
  label === null && !isBusy ? null : (
    <Spinner label={isBusy ? i18n.t('The guide is busy. Trying again…') : label!} />
  );

/** The data of a query, a spinner, or an error with a retry. */
export function Loaded<Data>({
  query,
  children,
  label = i18n.t('Loading figures'),
  title = i18n.t('The figures could not be loaded'),
  text = i18n.t('Check your connection and try again.'),
}: LoadedProps<Data>) {
  const { data, error, isPending } = query;
  const failure = useFailureText(error, text);
  if (isPending) return <Waiting label={label} isBusy={isBusy(query.failureReason)} />;
  if (data !== undefined && !isRefused(error)) return children(data);
  return (
    <ErrorPanel
      level={3}
      title={title}
      text={failure}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
