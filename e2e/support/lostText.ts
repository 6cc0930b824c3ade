/**
 * Runs in the page: texts that a visitor cannot read, because an ancestor cuts them off or another text lies on
 * them. Texts that scroll, that are hidden on purpose or clamped to a number of lines are not lost, nor are slides
 * that wait and markers of a map that can be moved.
 * @returns one line for each, with the text and what happens to it
 */
export function lostText(): string[] {
  const lost: string[] = [];
  const shown: { text: string; box: DOMRect; layer: Element | null }[] = [];
  const slack = 2;
  const APART =
    'script, style, noscript, select, [inert], .visually-hidden, .skip-link, .ol-overlay-container';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.trim();
    const element = walker.currentNode.parentElement!;
    if (!text || element.closest(APART)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0) continue;

    let reachable = true;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const apart = webkitLineClamp !== 'none' || overflowX === 'auto' || overflowY === 'auto';
      if (apart || frame.width <= 1) {
        reachable = false;
        break;
      }
      const cut = boxes.some(
        (box) =>
          (overflowX !== 'visible' && (box.left < frame.left - slack || box.right > frame.right + slack)) ||
          (overflowY !== 'visible' && (box.top < frame.top - slack || box.bottom > frame.bottom + slack)),
      );
      if (cut) lost.push(`cut off: ${text.slice(0, 60)}`);
      if (position === 'fixed' || cut) break;
    }
    if (!reachable) continue;
    const layer = element.closest('header, dialog, [popover], [data-toasts], [data-bar]');
    for (const box of boxes) shown.push({ text, box, layer });
  }
  shown.forEach((one, index) => {
    for (const other of shown.slice(index + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const line = Math.min(one.box.height, other.box.height);
      if (one.layer !== other.layer || one.text === other.text || wide < slack || high < line / 2) continue;
      lost.push(`one on the other: ${one.text.slice(0, 40)} | ${other.text.slice(0, 40)}`);
    }
  });
  return [...new Set(lost)];
}
