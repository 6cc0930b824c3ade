import { type LinkProps, useSite } from './SiteContext';

const OUTSIDE = /^https?:\/\//;
const OTHER_SCHEME = /^(mailto|tel|geo):/;

/** Paths of the site use the shell's router; other sites open in a new tab (section 10); phone and mail links are plain. */
export function Link({ to, ...anchor }: LinkProps) {
  const { link: SiteLink } = useSite();
  if (OUTSIDE.test(to)) return <a href={to} target="_blank" rel="noopener noreferrer" {...anchor} />;
  if (OTHER_SCHEME.test(to)) return <a href={to} {...anchor} />;
  return <SiteLink to={to} {...anchor} />;
}
