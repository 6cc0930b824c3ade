import type { Page } from '@playwright/test';
import photos from '../../cities/london/photos.json' with { type: 'json' };

/** Subjects of pictures by file name without extension: left, top, right and bottom edge in percent. */
const SUBJECTS: Record<string, [number, number, number, number]> = Object.fromEntries(
  photos.map(({ url, subject }) => [
    /([\w-]+)\.svg$/.exec(url)![1]!,
    subject as [number, number, number, number],
  ]),
);

/**
 * Pictures inside an element whose subject is cropped: name, visible part and subject. Nearly square thumbnails, less
 * than 130 px wide, may crop its sides, but show its height and three fifths of its width.
 */
export const cutSubjects = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll(async (elements, subjects) => {
    // A new width can select another file, whose size is unknown until it is loaded. Pictures in closed details and
    // still maps that the interactive map replaces never load.
    const images = elements
      .flatMap((element) => [...element.querySelectorAll<HTMLImageElement>('[data-state] img')])
      .filter((image) => !image.closest('details:not([open])'));
    // `decode` rejects when the browser switches to another file.
    const decoded = (image: HTMLImageElement) => image.decode().catch(() => image.decode());
    await Promise.allSettled(images.map(decoded));
    return elements.flatMap((element) =>
      [...element.querySelectorAll('img')].flatMap((image) => {
        const name = /\/images\/([\w-]+)\./.exec(image.currentSrc || image.src)?.[1] ?? '';
        const subject = subjects[name];
        const frame = image.getBoundingClientRect();
        if (!subject) return [`${name}: no subject declared`];
        if (!image.naturalWidth || !frame.width) return [`${name}: not shown`];
        const scale = Math.max(frame.width / image.naturalWidth, frame.height / image.naturalHeight);
        const [across = 50, down = 50] = getComputedStyle(image)
          .objectPosition.split(' ')
          .map(Number.parseFloat);
        const width = (frame.width / (image.naturalWidth * scale)) * 100;
        const height = (frame.height / (image.naturalHeight * scale)) * 100;
        const left = (across / 100) * (100 - width);
        const top = (down / 100) * (100 - height);
        const shown = [left, top, left + width, top + height];
        const [subjectLeft, subjectTop, subjectRight, subjectBottom] = subject;
        const visibleWidth = Math.min(left + width, subjectRight) - Math.max(left, subjectLeft);
        const minWidth = (subjectRight - subjectLeft) * (frame.width < 130 ? 0.6 : 1);
        const isVisible =
          visibleWidth >= minWidth - 0.1 && top <= subjectTop + 0.1 && top + height >= subjectBottom - 0.1;
        const rounded = shown.map((edge) => edge.toFixed(1));
        return isVisible ? [] : [`${name}: shows ${rounded.join(', ')} of ${subject.join(', ')}`];
      }),
    );
  }, SUBJECTS);
