import { HostContext, useHost } from '@guide/contracts/module';
import { type ReactNode, useMemo } from 'react';
import { useFrame } from '../frame/FrameContext';

/** Gives a module English data, because it has no texts in the page's language. Links and emails stay in that language. */
export function EnglishData({ children }: { children: ReactNode }) {
  const host = useHost();
  const { englishApi } = useFrame();
  const english = useMemo(() => ({ ...host, api: englishApi }), [host, englishApi]);
  return <HostContext value={english}>{children}</HostContext>;
}
