import { useEffect, useState } from 'react';

/** Prints one part of a screen. @returns whether it is printing, for styles that hide the rest, and a function to start */
export function usePrintAlone(): [alone: boolean, printAlone: () => void] {
  const [alone, setAlone] = useState(false);
  useEffect(() => {
    if (!alone) return;
    const onAfterPrint = () => setAlone(false);
    addEventListener('afterprint', onAfterPrint);
    // In an effect, because the rest must be hidden first.
    window.print();
    return () => removeEventListener('afterprint', onAfterPrint);
  }, [alone]);
  return [alone, () => setAlone(true)];
}
