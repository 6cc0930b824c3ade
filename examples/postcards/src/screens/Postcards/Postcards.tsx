import { useHost } from '@guide/contracts/module';
import { Button, Container, PageHead } from '@guide/ui';
import { useState } from 'react';
import styles from './Postcards.module.css';

export function Postcards() {
  const { site } = useHost();
  const [text, setText] = useState(`Greetings from ${site.product}.`);
  const change = async () => {
    const { nextGreeting } = await import('./greetings');
    setText(nextGreeting(text, site.product));
  };
  return (
    <Container>
      <PageHead title="Postcards" lead={`What to write from ${site.product}.`} />
      <p className={styles.card}>{text}</p>
      <Button onClick={change}>Other words</Button>
    </Container>
  );
}
