import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** One screen, by its content. */
const formPaths = [
  'form-elements',
  'form-layouts',
  'form-advanced',
  'form-editor',
  'form-mask',
  'form-repeater',
  'form-uploads',
  'form-validation',
  'form-wizard',
];

/** Every URL of the product (spec §2 Routes). */
export default [
  layout('layouts/site.layout.tsx', [
    index('features/landing/landing.route.tsx'),
    route('start-campaign', 'features/campaign/start-campaign.route.tsx'),
    route('start-campaign/sent', 'features/campaign/sent.route.tsx'),
    route('privacy', 'features/legal/privacy.route.tsx'),
    route('imprint', 'features/legal/imprint.route.tsx'),
    route('blog-list', 'features/blog/blog-list.route.tsx'),
    route('blog-grid', 'features/blog/blog-grid.route.tsx'),
    route('blog-details/:slug', 'features/blog/blog-details.route.tsx'),
    route('accessibility', 'features/legal/accessibility.route.tsx'),
  ]),
  layout('layouts/shell/shell.layout.tsx', [
    route('formats', 'features/gallery/all-formats.route.tsx'),
    route('experience', 'features/gallery/experience.route.tsx'),
    route('experience/:type', 'features/gallery/type.route.tsx'),
    route('profile', 'features/account/profile.route.tsx'),
    route('notifications', 'features/notifications/notifications.route.tsx'),
    route('pages-starter', 'features/pages/starter.route.tsx'),
    route('pages-timeline', 'features/pages/timeline.route.tsx'),
    route('pages-faqs', 'features/pages/faqs.route.tsx'),
    route('pages-pricing', 'features/pages/pricing.route.tsx'),
    route('styleguide/:part?', 'features/styleguide/styleguide.route.tsx'),
    layout('layouts/workspace.layout.tsx', [
      route('dashboard', 'features/dashboard/dashboard.route.tsx'),
      route('dashboard-saas', 'features/dashboard/dashboard-saas.route.tsx'),
      route('dashboard-crypto', 'features/dashboard/dashboard-crypto.route.tsx'),
      route('chat', 'features/chat/chat.route.tsx'),
      route('ecommerce-customers', 'features/shop/customers.route.tsx'),
      route('ecommerce-orders', 'features/shop/orders.route.tsx'),
      route('crypto-wallet', 'features/wallet/crypto-wallet.route.tsx'),
      route('crypto-orders', 'features/wallet/crypto-orders.route.tsx'),
      route('crypto-buy-sell', 'features/wallet/crypto-buy-sell.route.tsx'),
      ...['line', 'bar', 'pie', 'radial', 'heat', 'spark', 'knob'].map((kind) =>
        route(`charts-${kind}`, 'features/chart-gallery/charts.route.tsx', { id: `charts-${kind}` }),
      ),
      ...formPaths.map((path) => route(path, 'features/form-gallery/form-gallery.route.tsx', { id: path })),
      route('icons', 'features/icons/icons.route.tsx'),
      route('multi-level/*', 'layouts/workspace-level.route.tsx'),
    ]),
  ]),
  route('experience/:type/preview/:id', 'features/preview/preview.route.tsx'),
  route('play/:id', 'features/preview/play.route.tsx'),
  layout('layouts/focus.layout.tsx', [
    route('login', 'features/account/login.route.tsx'),
    route('register', 'features/account/register.route.tsx'),
    route('forgot-password', 'features/account/forgot-password.route.tsx'),
    route('auth-two-step-verification', 'features/account/two-step-verification.route.tsx'),
    route('auth-email-verification', 'features/account/email-verification.route.tsx'),
    route('page-confirm-mail', 'features/account/confirm-mail.route.tsx'),
    route('auth-lock-screen', 'features/account/lock-screen.route.tsx'),
    route('logout', 'features/account/logout.route.tsx'),
  ]),
  layout('layouts/bare.layout.tsx', [
    route('pages-maintenance', 'features/pages/maintenance.route.tsx'),
    route('pages-comingsoon', 'features/pages/coming-soon.route.tsx'),
    route('pages-404', 'features/errors/error-404.route.tsx'),
    route('pages-500', 'features/errors/error-500.route.tsx'),
    route('*', 'features/errors/not-found.route.tsx'),
  ]),
  route('robots.txt', 'features/discovery/robots.route.ts'),
  route('sitemap.xml', 'features/discovery/sitemap.route.ts'),
] satisfies RouteConfig;
