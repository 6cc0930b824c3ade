import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { ButtonLink, Container, ErrorPanel } from '@guide/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { applyHead } from '../head/applyHead';

export function ModuleFailure({ onRetry }: { onRetry: () => void }) {
  const { site } = useHost();
  const { pathname } = useLocation();
  const text = i18n.t('The rest of the guide still works. Check your connection and try again.');
  useEffect(() => {
    const title = i18n.t('This part of the guide could not be loaded | {city} Tourist Guide', {
      city: site.product,
    });
    applyHead({ title, description: text, noIndex: true }, pathname, site.languages);
  }, [site, pathname, text]);
  return (
    <Container>
      <ErrorPanel
        level={1}
        title={i18n.t('This part of the guide could not be loaded')}
        text={text}
        onRetry={onRetry}
      >
        <ButtonLink to="/" variant="line">
          {i18n.t('Go to the home page')}
        </ButtonLink>
      </ErrorPanel>
    </Container>
  );
}
