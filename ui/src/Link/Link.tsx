import { type LinkProps, useSite } from './SiteContext';

const EXTERNAL = /^https?:\/\//;
const OTHER_SCHEME = /^(mailto|tel|geo):/;

/** Link to a path, a `mailto:`, `tel:` or `geo:` address, or another site, which opens in a new tab. */
export function Link({ to, ...anchor }: LinkProps) {
  const { link: SiteLink } = useSite();
  if (EXTERNAL.test(to)) return <a href={to} target="_blank" rel="noopener noreferrer" {...anchor} />;
  if (OTHER_SCHEME.test(to)) return <a href={to} {...anchor} />;
  return <SiteLink to={to} {...anchor} />;
}
