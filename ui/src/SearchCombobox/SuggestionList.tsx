import type { SuggestionEntry } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Search } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isPlainClick } from '../isPlainClick';
import { Link } from '../Link/Link';
import { SmartImage } from '../SmartImage/SmartImage';
import styles from './SuggestionList.module.css';

interface SuggestionListProps {
  id: string;
  optionId: (index: number) => string;
  suggestions: readonly SuggestionEntry[];
  active: number;
  onChoose: (index: number) => void;
  below: RefObject<HTMLElement | null>;
  overlay: RefObject<HTMLElement | null>;
}

const MIN_HEIGHT_PX = 130;

/** Suggestions below a search form, each a link, as high as the window or on-screen keyboard allows. */
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
    const container = overlay.current!.getBoundingClientRect();
    Object.assign(list.current!.style, {
      left: `${form.left - container.left}px`,
      top: `${form.bottom - container.top + 8}px`,
      width: `${form.width}px`,
      maxHeight: `${Math.max(MIN_HEIGHT_PX, (window.visualViewport?.height ?? innerHeight) - form.bottom - 24)}px`,
    });
  });
  useLayoutEffect(() => {
    list.current!.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return createPortal(
    <div ref={list} id={id} role="listbox" aria-label={i18n.t('Suggestions')} className={styles.list}>
      {suggestions.map(({ name, note, imageUrl, to }, index) => (
        <Link
          key={to}
          to={to}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // Keeps the focus in the input; losing it would close the list.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          // Other clicks open a tab.
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onChoose(index);
          }}
        >
          <span className={styles.picture}>
            {imageUrl ? <SmartImage src={imageUrl} alt="" sizes="64px" /> : <Search aria-hidden="true" />}
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{note}</span>
        </Link>
      ))}
    </div>,
    overlay.current!,
  );
}
