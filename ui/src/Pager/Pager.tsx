import { i18n } from '@guide/contracts/texts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../Link/Link';
import styles from './Pager.module.css';
import { pageWindow } from './pageWindow';

interface PagerProps {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}

/** Pagination links; renders nothing for a single page. */
export function Pager({ page, pages, pathOf }: PagerProps) {
  if (pages <= 1) return null;
  const step = (to: number, label: string, icon: ReactNode, rel: string) =>
    to >= 1 && to <= pages ? (
      <Link to={pathOf(to)} rel={rel} aria-label={label} className={styles.page}>
        {icon}
      </Link>
    ) : (
      <span className={styles.page} data-off="">
        {icon}
      </span>
    );
  const entries = pageWindow(page, pages);
  const isNextToGap = (index: number) => entries[index - 1] === 'gap' || entries[index + 1] === 'gap';
  return (
    <nav aria-label={i18n.t('Pages')} data-print="hide" className={styles.pager}>
      {step(page - 1, i18n.t('Previous page'), <ChevronLeft aria-hidden="true" />, 'prev')}
      {entries.map((entry, index) =>
        entry === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other key.
          <span key={`gap-${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={pathOf(entry)}
            className={styles.page}
            data-neighbour={Math.abs(entry - page) === 1 && isNextToGap(index) ? '' : undefined}
            aria-label={i18n.t('Page {number}', { number: entry })}
            aria-current={entry === page ? 'page' : undefined}
          >
            {entry}
          </Link>
        ),
      )}
      {step(page + 1, i18n.t('Next page'), <ChevronRight aria-hidden="true" />, 'next')}
    </nav>
  );
}
