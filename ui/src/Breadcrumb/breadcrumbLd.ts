/** Breadcrumb as JSON-LD (schema.org BreadcrumbList). */
export const breadcrumbLd = (steps: readonly { to: string; label: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to,
  })),
});
