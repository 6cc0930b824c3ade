import { useEffect, useState } from 'react';

/** NAV-02, CONST-02. */
const THRESHOLD_PX = 20;

/** True while the page is scrolled more than 20 px. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(scrollY > THRESHOLD_PX);
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, []);
  return scrolled;
}
