import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type Context,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** What a link takes: a path of the site in `to`, and everything an anchor takes. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** What the frame of the site provides to the design system. */
export interface SiteValue {
  /** The router's link; without it links are plain anchors. */
  link: ComponentType<LinkProps>;
  /** The visitor saves data: pictures load only when pressed. */
  saveData: boolean;
}

const PlainLink = ({ to, ...anchor }: LinkProps) => <a href={to} {...anchor} />;

const KEY = Symbol.for('guide.ui.site/1');
const registry = globalThis as unknown as Record<symbol, Context<SiteValue> | undefined>;

/** Every module bundles its own copy of these components; the context they read has to be the page's only one. */
function siteContext(): Context<SiteValue> {
  registry[KEY] ??= createContext<SiteValue>({ link: PlainLink, saveData: false });
  return registry[KEY];
}

export const useSite = (): SiteValue => useContext(siteContext());

/** Set once by the shell around the page: the router's link, and whether the visitor saves data. */
export function SiteProvider({ link, saveData, children }: SiteValue & { children: ReactNode }) {
  const Site = siteContext();
  return <Site value={{ link, saveData }}>{children}</Site>;
}
