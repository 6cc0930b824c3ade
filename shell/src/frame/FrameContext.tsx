import type { PinnedRelease } from '@guide/contracts/api';
import type { RouteMatch } from '@guide/contracts/module';
import { createContext, useContext } from 'react';
import type { Loader } from '../loader/loader';
import type { SettingsStore } from '../settings/settings';
import type { ToastStore } from './toasts/toasts';

/** What the shell's own parts share and modules do not see. */
export interface FrameServices {
  loader: Loader;
  /** The page's notifications. */
  toasts: ToastStore;
  /** The visitor's display settings. */
  settings: SettingsStore;
  /** The releases that this page is pinned to, by module. */
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
