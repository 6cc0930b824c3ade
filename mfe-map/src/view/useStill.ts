import { useHost } from '@guide/contracts/module';
import { useMedia } from './useMedia';

/** Whether nothing may move by itself: the system or the data saver asks for it. */
export function useStill(): boolean {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return useHost().settings.dataSaver || reduced;
}
