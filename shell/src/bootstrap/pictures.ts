/** IMG-03: pictures load when they are this close to the screen. */
const MARGIN = '200px';

/**
 * Loads the served pictures that come near the screen, or all when the page is printed, as the design system's
 * component does once the page is hydrated: a frame holds an empty `img`, and what it is to show in a `noscript`.
 */
export function showPictures(): void {
  const frames = document.querySelectorAll<HTMLElement>('[data-fade][data-state=loading]');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target as HTMLElement);
    },
    { rootMargin: MARGIN },
  );
  const show = (frame: HTMLElement) => {
    observer.unobserve(frame);
    const image = frame.querySelector<HTMLImageElement>(':scope > img:not([src])');
    const served = frame.querySelector('noscript')?.textContent;
    if (!image || !served || 'hydrated' in document.documentElement.dataset) return;
    const [whole] = new DOMParser().parseFromString(served, 'text/html').images;
    if (!whole) return;
    image.addEventListener('load', () => {
      frame.dataset.state = 'loaded';
    });
    image.srcset = whole.srcset;
    image.src = whole.getAttribute('src')!;
  };
  for (const frame of frames) observer.observe(frame);
  addEventListener('beforeprint', () => frames.forEach(show), { once: true });
}
