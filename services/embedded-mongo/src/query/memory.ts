import { CommandError } from '../errors';

/** Memory for one stage that has to read all of its input, in bytes. */
const MAX_STAGE_BYTES = 32 * 1024 * 1024;

/** @throws CommandError 292 when a stage holds more than the limit */
export function checkMemory(bytes: number, stage: string): void {
  if (bytes > MAX_STAGE_BYTES)
    throw new CommandError(
      'QueryExceededMemoryLimitNoDiskUseAllowed',
      `${stage} exceeded memory limit of ${MAX_STAGE_BYTES} bytes`,
    );
}
