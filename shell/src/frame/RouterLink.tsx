import type { LinkProps } from '@guide/ui';
import { Link } from 'react-router-dom';

/** The design system's links inside the site go through the router. */
export const RouterLink = ({ to, ...rest }: LinkProps) => <Link to={to} {...rest} />;
