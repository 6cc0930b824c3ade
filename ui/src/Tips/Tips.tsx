import type { TextPart } from '@guide/contracts/site';
import type { IconComponent } from '../Icon/createIcon';
import styles from './Tips.module.css';

interface Tip {
  title: string;
  text: string;
  icon: IconComponent;
}

/** @param part - attributes of texts in another language, from `englishPart` */
export const Tips = ({ tips, part }: { tips: readonly Tip[]; part?: TextPart }) => (
  <div className={styles.tips}>
    {tips.map(({ title, text, icon: Icon }) => (
      <div key={title}>
        <span className={styles.disc}>
          <Icon aria-hidden="true" />
        </span>
        <h3 className={styles.title}>{title}</h3>
        <p {...part} className={styles.text}>
          {text}
        </p>
      </div>
    ))}
  </div>
);
