import { useEffect, useState } from 'react';

/**
 * Prints one part of a screen without the rest.
 * @returns whether it is being printed alone, for the styles to hide the rest; and what starts it
 */
export function usePrintAlone(): [alone: boolean, printAlone: () => void] {
  const [alone, setAlone] = useState(false);
  useEffect(() => {
    if (!alone) return;
    const onAfterPrint = () => setAlone(false);
    addEventListener('afterprint', onAfterPrint);
    // In an effect, so that the rest is hidden when the browser lays out the sheet.
    window.print();
    return () => removeEventListener('afterprint', onAfterPrint);
  }, [alone]);
  return [alone, () => setAlone(true)];
}
