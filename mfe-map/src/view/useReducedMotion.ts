import { useHost } from '@guide/contracts/module';
import { useMedia } from './useMedia';

/** Whether animations are off: the system or the data saver asks for it. */
export function useReducedMotion(): boolean {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return useHost().settings.dataSaver || reduced;
}
