import './preview-dialog.css';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { data, Link, useRouteLoaderData, useSearchParams } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, findUnit, toSharePicture } from '#catalogue/demo.ts';
import { findDemo, listDemosOfType } from '#catalogue/demos.ts';
import { findFormat } from '#catalogue/formats.ts';
import type { Route } from './+types/preview.route';
import { BootScript } from './boot-script.tsx';
import { toDemoData, toOembedLinks } from './demo-data.ts';
import { LeaveLink } from './leave-link.tsx';
import { unitParameter } from './parameters.ts';
import { openModal } from './preview-dialog.ts';
import { Leave, useLeave } from './use-leave.ts';
import { useSheet } from './use-sheet.ts';
import { Workbench } from './workbench.tsx';

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: findDemo(params.type, params.id) ? 200 : 404 });

/** Nothing to ask the server for: the catalogue is in the bundle. */
export const clientLoader = () => null;

/** The format's own list, if there is such a format, and all of them. */
function WaysOn({ type }: { type: string }) {
  const { t, tData } = useText();
  const format = findFormat(type);
  return (
    <nav className="preview-empty-actions" aria-label={t('Ad-Formats')}>
      <Button as={LeaveLink} />
      {format && (
        <Button as={Link} to={`/experience/${type}`}>
          {tData(format.name)}
        </Button>
      )}
      <Button as={Link} isPrimary to="/formats">
        {t('All formats')}
        <Icon name="arrow" size={18} />
      </Button>
    </nav>
  );
}

export default function Preview({ params: { type, id } }: Route.ComponentProps) {
  const { t, tData } = useText();
  const [query] = useSearchParams();
  const demo = findDemo(type, id);
  const tagline = t('Performance at scale, results that matter');
  if (!demo) {
    return (
      <PreviewDialog title={t('Page not found')}>
        <PageHead title={`${t('Page not found')} | Surge`} description="" isHidden />
        <div className="preview-empty">
          <IconButton as={LeaveLink} className="preview-close" label={t('Close')}>
            <Icon name="close" />
          </IconButton>
          <h1 className="preview-message" tabIndex={-1} data-first-focus="">
            {t('No ad format found for the selected type and ID.')}
          </h1>
          <WaysOn type={type} />
        </div>
        <BootScript />
      </PreviewDialog>
    );
  }
  const unit = findUnit(demo, readParameter(query, unitParameter)[0]);
  return (
    <PreviewDialog title={demo.name}>
      <PageHead
        title={`${demo.name}, ${tData(unit.size).toUpperCase()} | Surge, ${tagline}`}
        description={tData(demo.description)}
        image={toSharePicture(demo.thumbnail)}
      />
      <DemoData demo={demo} />
      <Workbench key={demo.id} demo={demo} list={listDemosOfType(type)} type={type} />
    </PreviewDialog>
  );
}

/** The demo for machines, which read what the server sends: the site's own script does not contain it. */
function DemoData({ demo }: { demo: Demo }) {
  const { tData } = useText();
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.publicOrigin ?? '';
  return (
    <>
      {import.meta.env.SSR && toOembedLinks(demo, origin).map((link) => <link key={link.type} rel="alternate" title={demo.name} {...link} />)}
      <script type="application/ld+json" suppressHydrationWarning>
        {import.meta.env.SSR ? toDemoData(demo, origin, tData) : ''}
      </script>
    </>
  );
}

/** Escape in a field leaves the field: what was being typed shall not be lost with the page. False when no field has the focus. */
function leaveField(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches('textarea, input:not([type=checkbox], [type=radio])')) return false;
  field.blur();
  return true;
}

/**
 * The full-screen modal of spec §4, open when the page loads: complete in the server's HTML as `<dialog open>`, lifted into the top layer as soon as
 * script runs. Escape, its links and a click on what shows beside it all leave; Escape leaves a field first, and with the phone's Back closes a
 * bottom sheet first.
 */
function PreviewDialog({ title, children }: { title: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useLeave(dialog);
  const sheet = useSheet();
  const back = sheet.part ? sheet.close : leave;

  useLayoutEffect(() => {
    if (dialog.current) openModal(dialog.current);
  }, []);

  const leaveOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const isInside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (event.target === event.currentTarget && !isInside) leave();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to leave is Escape
    <dialog
      ref={dialog}
      className="preview"
      open
      aria-label={title}
      onClick={leaveOnBackdrop}
      onClose={({ currentTarget }) => {
        // Back on a phone may close it without asking.
        if (sheet.part) currentTarget.showModal();
        back();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (!leaveField()) back();
      }}
    >
      <Leave value={leave}>{children}</Leave>
    </dialog>
  );
}
