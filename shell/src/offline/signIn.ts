/** Named in an address, the worker leaves it to the network, whose login page a stored copy would hide. */
const NAME = 'sign-in';

/** The page's own address by way of the network's login page, which leads back to the page. */
export function signInAddress({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.set(NAME, '');
  return `${pathname}?${query}`;
}

/** Whether an address is one of these. */
export const isSignIn = ({ searchParams }: URL): boolean => searchParams.has(NAME);
