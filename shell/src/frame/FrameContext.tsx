import type { PinnedRelease } from '@guide/contracts/api';
import type { RouteMatch } from '@guide/contracts/module';
import { createContext, useContext } from 'react';
import type { Loader } from '../loader/loader';
import type { SettingsStore } from '../settings/settings';
import type { ToastStore } from './toasts/toasts';

/** Services of the shell that modules do not see. */
export interface FrameServices {
  loader: Loader;
  toasts: ToastStore;
  settings: SettingsStore;
  /** The pinned releases, by module. */
  modules: Record<string, PinnedRelease>;
  /** The page's route, on the server. */
  match?: RouteMatch | null;
}

export const FrameContext = createContext<FrameServices | null>(null);

/** The shell's own services. @throws outside the shell's frame. */
export function useFrame(): FrameServices {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame() needs the shell around it');
  return frame;
}
