import { i18n } from '@guide/contracts/texts';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import styles from './ErrorPanel.module.css';

interface ErrorPanelProps {
  /** What failed: "The map could not be loaded". */
  title: string;
  text: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  children?: ReactNode;
  level?: 1 | 2 | 3;
}

/** Message for a part of the page that failed. */
export function ErrorPanel({ title, text, onRetry, retrying, children, level = 2 }: ErrorPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel} role="alert">
      <span className={styles.disc} aria-hidden="true">
        <TriangleAlert />
      </span>
      <div>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.text}>{text}</p>
        {(onRetry || children) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button
                icon={<RotateCw aria-hidden="true" />}
                onClick={onRetry}
                working={retrying}
                workingLabel={i18n.t('Trying...')}
              >
                {i18n.t('Try again')}
              </Button>
            )}
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
