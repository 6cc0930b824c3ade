import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Api, TrackedEvent } from '../api';
import { addressIn, type Paths, paths, type Site } from '../site';

/** A notification (TOAST); `destructive` is announced assertively. */
export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  /** Set here or in the browser (Save-Data): no automatic pictures, motion or preloading. */
  dataSaver: boolean;
}

/** Properties of widgets that other modules may show, by `module/Widget`. */
export interface OfferedWidgets {
  /** The map of attractions. `top10Only` is the initial state of its switch. */
  'map/AttractionsMap': { top10Only?: boolean };
}

export interface WidgetProps<Module extends string = string, Name extends string = string> {
  module: Module;
  name: Name;
  props?: `${Module}/${Name}` extends keyof OfferedWidgets ? OfferedWidgets[`${Module}/${Name}`] : object;
  /** Shown while the widget loads, and if it fails. */
  fallback: ReactNode;
}

interface SlotUse {
  name: string;
  props: object;
}

export interface Host {
  /** Texts and formats (`locale`) are in the page's language. */
  site: Site;
  /** The page's language: "de". */
  language: string;
  dir: 'ltr' | 'rtl';
  api: Api;
  settings: Settings;
  /** Time of the request, ms since 1970; the same for server rendering and hydration. */
  now: number;
  toast(toast: Toast): void;
  /** Sends an event and pushes it to the data layer; failures are only logged (ERR-07). */
  track(event: Omit<TrackedEvent, 'id' | 'path'> & { label?: string; value?: number }): void;
  /** Loads the module and data of a path before the visitor navigates to it. */
  preload(path: string): void;
  /** Mounts another module's widget in its own error boundary. */
  Widget: <Module extends string, Name extends string>(props: WidgetProps<Module, Name>) => ReactNode;
  /** Renders the widgets of a slot; absent outside the shell's frame. */
  Slot?: ComponentType<SlotUse>;
}

export const HostContext = createContext<Host | null>(null);

/** Returns the shell's services. @throws {Error} outside the shell's frame */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost() needs the shell around it');
  return host;
}

/**
 * Returns a function that gives the address of a path in the page's language, for forms and plain `href`s. Links and
 * `useNavigate` take paths.
 */
export function useAddress(): (path: string) => string {
  const { language } = useHost();
  return (path) => addressIn(language, path);
}

export const usePaths = (): Paths => paths(useHost().site.slug);
