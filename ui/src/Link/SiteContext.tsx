import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type Context,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

interface SiteValue {
  link: ComponentType<LinkProps>;
  /** Pictures load only after a click. */
  saveData: boolean;
  /** False in a city without ratings, where no component shows one; default: true. */
  ratings?: boolean;
}

const PlainLink = ({ to, ...anchor }: LinkProps) => <a href={to} {...anchor} />;

const KEY = Symbol.for('guide.ui.site/1');
const registry = globalThis as unknown as Record<symbol, Context<SiteValue> | undefined>;

/** Global, because every module bundles its own copy of these components. */
function siteContext(): Context<SiteValue> {
  registry[KEY] ??= createContext<SiteValue>({ link: PlainLink, saveData: false });
  return registry[KEY];
}

export const useSite = (): SiteValue => useContext(siteContext());

/** Provides the router's link, the data saver setting and whether the city has ratings; the shell renders it once. */
export function SiteProvider({ children, ...value }: SiteValue & { children: ReactNode }) {
  const Site = siteContext();
  return <Site value={value}>{children}</Site>;
}
