import type { FirstPage } from '@guide/contracts/module';
import { isCounted } from '../settings/statistics';

/** Loads the web vitals script for visitors who are counted (D-35). */
export function measureVitals({ vitals }: FirstPage): void {
  if (!vitals || !isCounted()) return;
  const [src, integrity] = vitals;
  addEventListener('load', () => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { src, integrity, crossOrigin: 'anonymous' }));
  });
}
