import type { LucideIcon } from 'lucide-react';
import styles from './Tips.module.css';

interface Tip {
  title: string;
  text: string;
  icon: LucideIcon;
}

export const Tips = ({ tips }: { tips: readonly Tip[] }) => (
  <div className={styles.tips}>
    {tips.map(({ title, text, icon: Icon }) => (
      <div key={title}>
        <span className={styles.disc}>
          <Icon aria-hidden="true" />
        </span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    ))}
  </div>
);
