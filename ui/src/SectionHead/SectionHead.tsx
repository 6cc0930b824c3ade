import type { ReactNode } from 'react';
import { TextLink } from '../TextLink/TextLink';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: ReactNode;
  /** Id of the heading, for the section that it names. */
  id?: string;
  text?: ReactNode;
  /** At the right end. */
  link?: { to: string; label: string };
}

/** The head of a section of a page: a double rule, the title, a sentence. */
export const SectionHead = ({ title, id, text, link }: SectionHeadProps) => (
  <header className={styles.head}>
    <div className={styles.words}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
    </div>
    {link && (
      <TextLink to={link.to} arrow="onward">
        {link.label}
      </TextLink>
    )}
  </header>
);
