import { useHost } from '@guide/contracts/module';
import { useMedia } from './useMedia';

/** Whether animations are off: by the system's setting or the data saver. */
export function useReducedMotion(): boolean {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return useHost().settings.dataSaver || reduced;
}
