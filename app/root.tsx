import './styles/index.css';
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage } from './components/error-page.tsx';
import { defaultSettings, parseSettings } from './components/settings/settings.ts';
import { SettingsProvider, useSettings } from './components/settings/use-settings.tsx';
import { hostContext } from './context.ts';
import { useText } from './i18n/use-text.ts';
import fontsUrl from './styles/fonts.css?url';
import iconUrl from './styles/icon.svg?inline';

export function loader({ request, context }: Route.LoaderArgs) {
  return { publicOrigin: context.get(hostContext).publicOrigin, settings: parseSettings(request.headers.get('cookie')) };
}

/** Settings and origin do not change under a running page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <SettingsProvider initial={data?.settings ?? defaultSettings}>
      <Document>{children}</Document>
    </SettingsProvider>
  );
}

function Document({ children }: { children: React.ReactNode }) {
  const { language } = useText();
  const { settings } = useSettings();
  return (
    <html lang={language.tag} data-theme={settings.layoutModeType} data-fonts={fontsUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The landing page's heading has its font inside the page: decoded while the style sheet is on its way, it is there at the first paint. */}
        <script>{`document.fonts.load("620 1em 'Onest Heading'", 'PЯ')`}</script>
        <Links />
        {/* In the page itself: 200 bytes, and no request before the first paint. */}
        <link rel="icon" href={iconUrl} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <noscript>
          <link rel="stylesheet" href={fontsUrl} />
        </noscript>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
