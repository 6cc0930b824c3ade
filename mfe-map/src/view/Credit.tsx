import { useHost } from '@guide/contracts/module';
import styles from './MapStage.module.css';

/** `<a href="https://…">words</a>`, as public tile servers write their attribution. */
const LINK = /<a href="(https:\/\/[^"]+)"[^>]*>([^<]+)<\/a>/;

/** Whom the picture is owed to; the tiles' owner only while tiles are seen. */
export function Credit({ tiles }: { tiles: boolean }) {
  const { attribution } = useHost().site.tiles;
  return (
    <p className={styles.credit}>
      <span>Illustrated map, approximate</span>
      {tiles && attribution && <Attribution text={attribution} />}
    </p>
  );
}

function Attribution({ text }: { text: string }) {
  const link = LINK.exec(text);
  if (!link) return <span> · {text}</span>;
  const [whole, href, words] = link;
  const [before, after] = text.split(whole);
  return (
    <span>
      {' · '}
      {before}
      <a href={href} target="_blank" rel="noopener">
        {words}
      </a>
      {after}
    </span>
  );
}
