import { useEffect, useState } from 'react';

/** From this far down the header is glassy, px (NAV-02, CONST-02). */
const THRESHOLD = 20;

/** True while the page is scrolled more than 20 px. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(scrollY > THRESHOLD);
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, []);
  return scrolled;
}
