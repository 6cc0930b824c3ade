import { Container, SectionHead } from '@guide/ui';
import styles from './Gallery.module.css';
import { parts } from './parts';
import { Themes } from './Themes';

/** Every part with its states; `?part=` shows one, `?theme=` chooses day or night. */
export function Gallery({ only }: { only: string | null }) {
  const shown = only ? parts.filter((part) => part.name === only) : parts;
  return (
    <Container className={styles.gallery}>
      <header className={styles.head}>
        <h1>Gallery of parts</h1>
        <Themes />
        <nav aria-label="Parts" className={styles.parts}>
          {parts.map(({ name }) => (
            <a key={name} href={`?part=${name}`} aria-current={name === only ? 'page' : undefined}>
              {name}
            </a>
          ))}
          {only && <a href="?">All</a>}
        </nav>
      </header>
      <main>
        {shown.map((part) => (
          <section key={part.name} className={styles.part}>
            <SectionHead title={part.name} />
            <div className={styles.states}>
              {part.states.map((state) => (
                <figure key={state.label} className={state.wide ? styles.wide : undefined}>
                  <figcaption className={styles.label}>{state.label}</figcaption>
                  <div data-force={state.force}>{state.show}</div>
                </figure>
              ))}
            </div>
          </section>
        ))}
      </main>
    </Container>
  );
}
