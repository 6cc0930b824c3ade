interface Step {
  to: string;
  label: string;
}

/** The way to a page, the page itself last, for search engines (schema.org, BreadcrumbList). */
export const breadcrumbLd = (steps: readonly Step[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to,
  })),
});
