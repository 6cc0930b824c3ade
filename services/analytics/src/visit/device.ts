export type Device = 'desktop' | 'phone' | 'tablet' | 'unknown';

/** The class of device that a user agent names; nothing finer is kept (D-36). */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return 'unknown';
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return 'phone';
  return 'desktop';
}
