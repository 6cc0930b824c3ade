import home from '@guide/city/home.json' with { type: 'json' };
import { Tips } from '@guide/ui';
import { Beer, Clock, Route } from 'lucide-react';

const TIPS = [
  { title: 'Best Routes', icon: Route, text: home.pubCrawl.routes },
  { title: 'Best Times', icon: Clock, text: home.pubCrawl.times },
  { title: 'What to Try', icon: Beer, text: home.pubCrawl.toTry },
];

/** The three tips of the pub crawl (PUBS-12). */
export const CrawlTips = () => <Tips tips={TIPS} />;
