import { useEffect } from 'react';

/** Tells the page's first script that what stands beside it is hydrated, or will not be. */
export function Awake() {
  useEffect(() => window.firstScript?.awake(), []);
  return null;
}
