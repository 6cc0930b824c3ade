/** Pictures load within this distance of the viewport (IMG-03). */
const MARGIN = '200px';

/** Loads server-rendered pictures near the viewport until `SmartImage` takes over. The real `img` is in a `noscript`. */
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
    const hydrated = 'hydrated' in document.documentElement.dataset && !frame.closest('[data-closed]');
    if (!image || !served || hydrated) return;
    const [source] = new DOMParser().parseFromString(served, 'text/html').images;
    if (!source) return;
    image.addEventListener('load', () => {
      frame.dataset.state = 'loaded';
    });
    image.srcset = source.srcset;
    image.src = source.getAttribute('src')!;
  };
  for (const frame of frames) observer.observe(frame);
  addEventListener('beforeprint', () => frames.forEach(show), { once: true });
}
