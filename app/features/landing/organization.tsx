import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';

/** Who stands behind the site, for search engines. */
export function Organization() {
  const origin = useRouteLoaderData<typeof loader>('root')?.publicOrigin ?? '';
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Surge',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    slogan: 'Performance at Scale. Results that Matter.',
  };
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
