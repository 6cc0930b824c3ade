import type { Api, PinnedRelease } from '@guide/contracts/api';
import type { RouteMatch } from '@guide/contracts/module';
import { createContext, useContext } from 'react';
import type { Loader } from '../loader/loader';
import type { SettingsStore } from '../settings/settings';
import type { ToastStore } from './toasts/toasts';

export interface FrameServices {
  loader: Loader;
  toasts: ToastStore;
  settings: SettingsStore;
  modules: Record<string, PinnedRelease>;
  /** For modules without texts in the page's language. */
  englishApi: Api;
  match?: RouteMatch | null;
  /** On the server, the header's content from an earlier page. */
  headerHtml?: string;
}

export const FrameContext = createContext<FrameServices | null>(null);

export function useFrame(): FrameServices {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame() needs the shell around it');
  return frame;
}
