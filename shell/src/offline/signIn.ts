/** The worker leaves URLs with this parameter to the network: a stored copy would hide its login page. */
const NAME = 'sign-in';

/** The page's URL, for which the network shows its login page, and which that leads back to. */
export function signInAddress({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.set(NAME, '');
  return `${pathname}?${query}`;
}

/** Whether a URL is one of these. */
export const isSignIn = ({ searchParams }: URL): boolean => searchParams.has(NAME);
