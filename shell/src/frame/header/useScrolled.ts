import { useEffect, useState } from 'react';

const THRESHOLD_PX = 20;

/** Whether the page is scrolled more than 20 px (NAV-02, CONST-02). */
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
