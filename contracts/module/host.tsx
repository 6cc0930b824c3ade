import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Api, TrackedEvent } from '../api';
import { type Paths, paths, type Site } from '../site';

/** A notification (TOAST). `destructive` is announced assertively. */
export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

/** The visitor's display settings. */
export interface Settings {
  theme: 'system' | 'light' | 'dark';
  /** Chosen here or in the browser (Save-Data): no automatic pictures, motion or preloading. */
  dataSaver: boolean;
}

export interface WidgetProps {
  module: string;
  /** The widget's exposed name. */
  name: string;
  /** Handed to the widget. */
  props?: object;
  /** Shown until it is there, and where it cannot be loaded. */
  fallback: ReactNode;
}

interface SlotUse {
  name: string;
  props: object;
}

/** What the shell gives every module. */
export interface Host {
  site: Site;
  api: Api;
  settings: Settings;
  /** Time of the request, ms since 1970: the first render is the same on server and browser. */
  now: number;
  toast(toast: Toast): void;
  /** Sends an event and pushes it to the data layer; a failure is only logged (ERR-07). */
  track(event: Omit<TrackedEvent, 'id' | 'path'> & { label?: string; value?: number }): void;
  /** Loads the module and data behind a path before the visitor goes there. */
  preload(path: string): void;
  /** Mounts another module's widget inside its own boundary. */
  Widget: ComponentType<WidgetProps>;
  /** Shows what live modules put into a slot; absent outside the shell's frame. */
  Slot?: ComponentType<SlotUse>;
}

export const HostContext = createContext<Host | null>(null);

/** The shell's services. @throws outside the shell's frame. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost() needs the shell around it');
  return host;
}

/** The paths of this city. */
export const usePaths = (): Paths => paths(useHost().site.slug);
