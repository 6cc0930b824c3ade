import home from '@guide/city/home.json';
import { Beer, Clock, Route } from 'lucide-react';
import styles from './CrawlTips.module.css';

const TIPS = [
  { Icon: Route, title: 'Best Routes', text: home.pubCrawl.routes },
  { Icon: Clock, title: 'Best Times', text: home.pubCrawl.times },
  { Icon: Beer, title: 'What to Try', text: home.pubCrawl.toTry },
];

/** The three tips of the pub crawl (PUBS-12). */
export const CrawlTips = () => (
  <div className={styles.tips} data-print="hide">
    {TIPS.map(({ Icon, title, text }) => (
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
