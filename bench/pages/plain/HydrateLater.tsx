import { type HTMLAttributes, Suspense } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'section';
  text?: boolean;
}

/** The same elements as `@guide/ui`'s, hydrated at once. */
export function HydrateLater({ as = 'div', text: _text, children, ...attributes }: Props) {
  const Frame = as as 'div';
  return (
    <Frame data-far={as === 'li' ? '' : undefined} {...attributes}>
      <Suspense>{children}</Suspense>
    </Frame>
  );
}
