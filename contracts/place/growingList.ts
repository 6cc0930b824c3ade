/**
 * A list of whole numbers in one piece of memory. A hundred thousand small arrays and objects would be visited by every
 * garbage collection, which searches would wait for.
 * @param Numbers holds them: up to 32 bits each, or up to 16
 */
export function createGrowingList(Numbers: Uint32ArrayConstructor | Uint16ArrayConstructor = Uint32Array) {
  let items = new Numbers(64);
  let length = 0;
  return {
    /** @returns the place of the number in the list */
    push(value: number): number {
      if (length === items.length) {
        const longer = new Numbers(2 * length);
        longer.set(items);
        items = longer;
      }
      items[length] = value;
      return length++;
    },
    at: (place: number): number => items[place]!,
    set(place: number, value: number): void {
      items[place] = value;
    },
    length: () => length,
    /** The numbers from one place to before another one, as they stand until the next `push`. */
    between: (start: number, end: number) => items.subarray(start, end),
  };
}

/** Texts by number, in one piece of memory. */
export function createTextList() {
  const codes = createGrowingList(Uint16Array);
  const starts = createGrowingList();
  starts.push(0);
  const lengthOf = (number: number): number => starts.at(number + 1) - starts.at(number);
  return {
    /** @returns the text's number */
    push(text: string): number {
      for (let index = 0; index < text.length; index++) codes.push(text.charCodeAt(index));
      return starts.push(codes.length()) - 1;
    },
    length: () => starts.length() - 1,
    lengthOf,
    at: (number: number): string =>
      String.fromCharCode(...codes.between(starts.at(number), starts.at(number + 1))),
    beginsWith(number: number, text: string): boolean {
      if (lengthOf(number) < text.length) return false;
      const start = starts.at(number);
      for (let index = 0; index < text.length; index++) {
        if (codes.at(start + index) !== text.charCodeAt(index)) return false;
      }
      return true;
    },
  };
}
