import { useHost } from '@guide/contracts/module';
import { Button, Container, PageHead } from '@guide/ui';
import { useState } from 'react';
import styles from './Postcards.module.css';

/** A postcard, and other words for it, which are loaded when they are requested. */
export function Postcards() {
  const { site } = useHost();
  const [words, setWords] = useState(`Greetings from ${site.product}.`);
  const change = async () => {
    const { nextGreeting } = await import('./greetings');
    setWords(nextGreeting(words, site.product));
  };
  return (
    <Container>
      <PageHead title="Postcards" lead={`What to write from ${site.product}.`} />
      <p className={styles.card}>{words}</p>
      <Button onClick={change}>Other words</Button>
    </Container>
  );
}
