import './styles/index.css';
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage } from './components/error-page.tsx';
import { defaultSettings, parseSettings } from './components/settings/settings.ts';
import { SettingsProvider, useSettings } from './components/settings/use-settings.tsx';
import { hostContext } from './context.ts';
import { useText } from './i18n/use-text.ts';

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
    <html lang={language.tag} data-theme={settings.layoutModeType}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
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
