import { useEffect, useState } from 'react';

/** Prints one part of a screen. @returns whether the other parts must be hidden, and a function that prints */
export function usePrintAlone(): [alone: boolean, printAlone: () => void] {
  const [alone, setAlone] = useState(false);
  useEffect(() => {
    if (!alone) return;
    const onAfterPrint = () => setAlone(false);
    addEventListener('afterprint', onAfterPrint);
    // Print after React has hidden the other parts.
    window.print();
    return () => removeEventListener('afterprint', onAfterPrint);
  }, [alone]);
  return [alone, () => setAlone(true)];
}
