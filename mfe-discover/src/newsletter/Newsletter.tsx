import { useHost } from '@guide/contracts/module';
import { Container, NewsletterForm } from '@guide/ui';

/** The newsletter's postcard: POST /api/subscribe, the answer as a toast (NEWS-01 to NEWS-07, D-16). */
export function Newsletter() {
  const { site, api, toast, now } = useHost();
  return (
    <Container section>
      <NewsletterForm
        product={site.product}
        {...site.newsletter}
        year={new Date(now).getUTCFullYear()}
        onSubscribe={(email) => api.subscribe({ email })}
        onToast={toast}
      />
    </Container>
  );
}
