/** The worker ignores URLs with this parameter, because a stored copy would hide the login page. */
const NAME = 'sign-in';

export function signInAddress({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.set(NAME, '');
  return `${pathname}?${query}`;
}

export const isSignIn = ({ searchParams }: URL): boolean => searchParams.has(NAME);
