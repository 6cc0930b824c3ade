import { unavailable } from '@guide/service-kit';

const RETRY_AFTER_S = 5;

/** The error of an upload that failed through the machine's fault. */
export const busy = () =>
  unavailable(
    'The guide is busy, nothing was changed. Run the same command again in a minute.',
    RETRY_AFTER_S,
  );
