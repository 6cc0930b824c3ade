import { type LinkProps, useSite } from './SiteContext';

const OUTSIDE = /^https?:\/\//;
const OTHER_SCHEME = /^(mailto|tel|geo):/;

/**
 * A link. Paths of the site go through the shell's router; addresses outside open in a new tab (section 10 of the
 * specification: booking, official sites, maps), telephone and mail links stay plain.
 */
export function Link({ to, ...anchor }: LinkProps) {
  const { link: SiteLink } = useSite();
  if (OUTSIDE.test(to)) return <a href={to} target="_blank" rel="noopener noreferrer" {...anchor} />;
  if (OTHER_SCHEME.test(to)) return <a href={to} {...anchor} />;
  return <SiteLink to={to} {...anchor} />;
}
