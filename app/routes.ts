import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the product (spec §2 Routes). */
export default [
  index('features/landing/landing.route.tsx'),
  route('start-campaign', 'features/campaign/start-campaign.route.tsx'),
  layout('features/shell/shell.layout.tsx', [
    route('formats', 'features/gallery/all-formats.route.tsx'),
    route('experience', 'features/gallery/experience.route.tsx'),
    route('experience/:type', 'features/gallery/type.route.tsx'),
  ]),
  route('experience/:type/preview/:id', 'features/preview/preview.route.tsx'),
  route('play/:id', 'features/preview/play.route.tsx'),
  route('robots.txt', 'features/discovery/robots.route.ts'),
  route('sitemap.xml', 'features/discovery/sitemap.route.ts'),
  route('*', 'features/errors/not-found.route.tsx'),
] satisfies RouteConfig;
