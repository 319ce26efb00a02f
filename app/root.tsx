import './styles/index.css';
import { memo, useEffect, useMemo } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  useMatches,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage } from './components/error-page.tsx';
import { defaultSettings, toAttributes, toLayoutState } from './components/settings/layout-state.ts';
import { formatSettings, SETTINGS_CHANNEL, toSettings } from './components/settings/settings.ts';
import { InitialLayout, useLayout } from './components/settings/use-layout.ts';
import { hostContext } from './context.ts';
import { FocusAfterMove } from './hydration/focus-after-move.tsx';
import { isShellHandle } from './hydration/policy.ts';
import { useText } from './i18n/use-text.ts';
import fontsUrl from './styles/fonts.css?url';
import iconUrl from './styles/icon.png?inline';

export function loader({ request, context }: Route.LoaderArgs) {
  const settings = toSettings(new URL(request.url), request.headers.get('cookie'));
  // Most visitors have chosen nothing: then the page carries nothing of it.
  const { publicOrigin, sendsCopies } = context.get(hostContext);
  return { publicOrigin, settings: formatSettings(settings) ? settings : undefined, ...(sendsCopies ? { sendsCopies } : {}) };
}

/** Settings and origin do not change under a running page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const settings = useRouteLoaderData<typeof loader>('root')?.settings;
  const initial = useMemo(() => toLayoutState(settings ?? defaultSettings), [settings]);
  return (
    <InitialLayout value={initial}>
      <Document>{children}</Document>
    </InitialLayout>
  );
}

function Document({ children }: { children: React.ReactNode }) {
  const { language } = useText();
  const layout = useLayout((state) => state);
  const isShell = useMatches().some(({ handle }) => isShellHandle(handle));
  const looks = isShell ? toAttributes(layout) : { 'data-theme': layout.layoutModeType };
  // The boot scripts leave marks of their own on the root.
  return (
    <html lang={language.tag} {...looks} data-fonts={fontsUrl} suppressHydrationWarning>
      <Head />
      <body>
        {children}
        <Foot />
      </body>
    </html>
  );
}

/** Not drawn again when the layout changes. */
const Head = memo(function Head() {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* The landing page's heading has its font inside the page: decoded while the style sheet is on its way, it is there at the first paint. */}
      <script>{`document.fonts.load("620 1em 'Onest Heading'", 'PЯ')`}</script>
      <Links />
      {/* Phones find /apple-touch-icon.png by its name. This one is in the page itself: 140 bytes, and no request before the first paint. A bitmap: a browser draws its icon anew at every move, and an SVG is a document to it. */}
      <link rel="icon" href={iconUrl} type="image/png" />
      <noscript>
        <link rel="stylesheet" href={fontsUrl} />
      </noscript>
    </head>
  );
});

const Foot = memo(function Foot() {
  // What the router's component does but for its inline script: hydration/boot.ts has a shorter one.
  useScrollRestoration();
  return <Scripts />;
});

export default function App() {
  useSettingsOfOtherTabs();
  return (
    <>
      <Outlet />
      <FocusAfterMove />
    </>
  );
}

/** The last resort: a page that does not exist, or one that broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) && error.status === 404 ? 404 : 500} />;
}

/** Settings chosen in another tab show in this one at once. Most visits have one tab: what follows is fetched when there is something to follow. */
function useSettingsOfOtherTabs(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(SETTINGS_CHANNEL);
    channel.onmessage = () => void import('./components/settings/layout-dispatch.ts').then(({ followSettings }) => followSettings());
    return () => channel.close();
  }, []);
}
