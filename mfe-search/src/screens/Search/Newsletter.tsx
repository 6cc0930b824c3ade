import { useHost } from '@guide/contracts/module';
import { Container, NewsletterForm } from '@guide/ui';

/** The newsletter section, "Stay Updated on {product}'s Best" (SEARCH-20). */
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
