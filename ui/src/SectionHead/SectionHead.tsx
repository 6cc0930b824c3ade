import type { ReactNode } from 'react';
import { TextLink } from '../TextLink/TextLink';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: ReactNode;
  id?: string;
  text?: ReactNode;
  link?: { to: string; label: string };
}

export const SectionHead = ({ title, id, text, link }: SectionHeadProps) => (
  <header className={styles.head}>
    <div className={styles.content}>
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
