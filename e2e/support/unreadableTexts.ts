/** Runs in the page: finds clipped and overlapping texts, unless they scroll, are clamped or hidden on purpose. */
export function unreadableTexts(): string[] {
  const faults: string[] = [];
  const shown: { text: string; box: DOMRect; layer: Element | null }[] = [];
  const tolerancePx = 2;
  const IGNORED =
    'script, style, noscript, select, [inert], .visually-hidden, .skip-link, .ol-overlay-container, [data-map] svg';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.trim();
    const element = walker.currentNode.parentElement!;
    if (!text || element.closest(IGNORED)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0) continue;

    let reachable = true;
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(ancestor);
      const frame = ancestor.getBoundingClientRect();
      const isIgnored = webkitLineClamp !== 'none' || overflowX === 'auto' || overflowY === 'auto';
      if (isIgnored || frame.width <= 1) {
        reachable = false;
        break;
      }
      const isClipped = boxes.some(
        (box) =>
          (overflowX !== 'visible' &&
            (box.left < frame.left - tolerancePx || box.right > frame.right + tolerancePx)) ||
          (overflowY !== 'visible' &&
            (box.top < frame.top - tolerancePx || box.bottom > frame.bottom + tolerancePx)),
      );
      if (isClipped) faults.push(`cut off: ${text.slice(0, 60)}`);
      if (position === 'fixed' || isClipped) break;
    }
    if (!reachable) continue;
    const layer = element.closest('header, dialog, [popover], [data-toasts], [data-bar], [data-map] aside');
    for (const box of boxes) shown.push({ text, box, layer });
  }
  shown.forEach((a, index) => {
    for (const b of shown.slice(index + 1)) {
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const line = Math.min(a.box.height, b.box.height);
      if (a.layer !== b.layer || a.text === b.text || width < tolerancePx || height < line / 2) continue;
      faults.push(`overlapping: ${a.text.slice(0, 40)} | ${b.text.slice(0, 40)}`);
    }
  });
  return [...new Set(faults)];
}
