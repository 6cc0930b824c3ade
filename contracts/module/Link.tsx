import { type LinkProps, Link as RouterLink } from 'react-router-dom';

/** The router's link, without the mark that only its framework mode reads: a page has up to 250 links. */
export const Link = (props: LinkProps) => <RouterLink discover="none" {...props} />;
