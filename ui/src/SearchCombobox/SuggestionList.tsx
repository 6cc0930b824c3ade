import { Search } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { SmartImage } from '../SmartImage/SmartImage';
import styles from './SuggestionList.module.css';

export interface Suggestion {
  name: string;
  note: string;
  /** Of a place; a kind has none. */
  imageUrl?: string;
  /** Where it leads. */
  to: string;
}

interface SuggestionListProps {
  id: string;
  optionId: (index: number) => string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (index: number) => void;
  /** The list is placed below this element. */
  below: RefObject<HTMLElement | null>;
  /** The container of the list. */
  overlay: RefObject<HTMLElement | null>;
}

/** Two suggestions; the page scrolls for more. */
const MIN_HEIGHT_PX = 130;

/** The suggestions below a search form, down to the end of the window or the keyboard. */
export function SuggestionList({
  id,
  optionId,
  suggestions,
  active,
  onChoose,
  below,
  overlay,
}: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const form = below.current!.getBoundingClientRect();
    const ground = overlay.current!.getBoundingClientRect();
    Object.assign(list.current!.style, {
      left: `${form.left - ground.left}px`,
      top: `${form.bottom - ground.top + 8}px`,
      width: `${form.width}px`,
      maxHeight: `${Math.max(MIN_HEIGHT_PX, (window.visualViewport?.height ?? innerHeight) - form.bottom - 24)}px`,
    });
  });
  useLayoutEffect(() => {
    list.current!.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return createPortal(
    <div ref={list} id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {suggestions.map(({ name, note, imageUrl, to }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field (aria-activedescendant).
        <div
          key={to}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // The field keeps the focus; otherwise the list would close.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span className={styles.picture}>
            {imageUrl ? <SmartImage src={imageUrl} alt="" sizes="64px" /> : <Search aria-hidden="true" />}
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{note}</span>
        </div>
      ))}
    </div>,
    overlay.current!,
  );
}
