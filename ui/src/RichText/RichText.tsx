import { Fragment, type ReactNode } from 'react';

const ELEMENT = /<(\d)>(.*?)<\/\1>/s;

interface RichTextProps {
  /** A translated text with numbered elements: "Read <0>our notice</0>." */
  text: string;
  /** Creates element 0, 1, … around its part of the text. */
  elements: readonly ((content: string) => ReactNode)[];
}

/** A sentence with links or other elements in it, as one text for translators. */
export function RichText({ text, elements }: RichTextProps) {
  // Split gives text, number, content, text, …
  const parts = text.split(new RegExp(ELEMENT, 'gs'));
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const element = index % 3 === 2 ? elements[Number(parts[index - 1])] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    return <Fragment key={index}>{element ? element(part) : part}</Fragment>;
  });
}
