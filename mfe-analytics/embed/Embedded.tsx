import { useEffect } from 'react';
import { ConnectionFrame } from './ConnectionFrame';
import type { Guide } from './call';
import { reasonOf } from './connect';
import { EmbeddedDashboard } from './EmbeddedDashboard';
import type { OnEvent } from './events';
import type { ShownOptions } from './mountView';
import { useConnection } from './useConnection';

interface Props {
  guide: Guide;
  options: ShownOptions;
  onEvent: OnEvent;
}

/** The dashboard that a token allows, or an error. Figures disappear when the token expires. */
export function Embedded({ guide, options, onEvent }: Props) {
  const connection = useConnection(guide, options.token, options.lang);
  const reason = reasonOf(connection);
  useEffect(() => {
    if (reason) onEvent({ type: 'guide-analytics:error', reason });
  }, [reason, onEvent]);
  return (
    <ConnectionFrame connection={connection}>
      {(open) => <EmbeddedDashboard options={options} connection={open} onEvent={onEvent} />}
    </ConnectionFrame>
  );
}
