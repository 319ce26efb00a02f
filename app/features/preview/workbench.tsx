import './workbench.css';
import './workbench-low.css';
import './sheet.css';
import { type MouseEvent, type KeyboardEvent as ReactKeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useSharedBrand } from '#app/components/brand/use-shared-brand.ts';
import { KeepButton } from '#app/components/kept/keep-button.tsx';
import { ThemeToggle } from '#app/components/settings/theme-toggle.tsx';
import { toUnitLabel } from '#app/components/unit-label.ts';
import { useText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import { Button, IconButton, TextButton } from '#app/ui/button/button.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { type Demo, type Device, findUnit, toUnitQuery } from '#catalogue/demo.ts';
import { AmbientGlow } from './ambient-glow.tsx';
import { BootScript } from './boot-script.tsx';
import { BrandPane } from './brand-pane.tsx';
import { BuzzSwitch } from './buzzer.tsx';
import { CampaignLink } from './campaign-link.tsx';
import { ContextTools } from './context-tools.tsx';
import { DemoDetails } from './demo-details.tsx';
import { EventConsole } from './event-console.tsx';
import { EventLog } from './event-log.ts';
import { LeaveLink } from './leave-link.tsx';
import { LightsUp, usePanels, WorkbenchKeys } from './panels.tsx';
import { tabParameter, unitParameter } from './parameters.ts';
import type { PlayerHandle } from './player.tsx';
import { PlayerControls } from './player-controls.tsx';
import type { Part } from './preview-dialog.ts';
import { Stage } from './stage.tsx';
import { type Notice, StageNotice } from './stage-notice.tsx';
import { defaultView, type StageView } from './stage-view.ts';
import { ToolParts } from './tool-parts.tsx';
import { useEscape } from './use-escape.ts';
import { useMeasured } from './use-measured.ts';

interface WorkbenchProps {
  readonly demo: Demo;
  readonly list: readonly Demo[];
  readonly type: string;
}

/** Header with tabs, what the demo is, the stage with the device, and the controls of the running ad. */
export function Workbench({ demo, list, type }: WorkbenchProps) {
  const { t, tData } = useText();
  const [parameters] = useSearchParams();
  const panels = usePanels();
  const { sheet } = panels;
  const [isDark, setDark] = useState(false);
  const wanted = readParameter(parameters, tabParameter);
  const unit = findUnit(demo, readParameter(parameters, unitParameter)[0]);
  const tab = unit.device.find((device) => wanted.includes(device)) ?? unit.device[0];
  // Devices that a unit was seen on so far stay mounted: coming back to a tab never reloads its creative.
  const [staged, setStaged] = useState({ unit, on: tab ? [tab] : [] });
  const seen = staged.unit === unit ? staged.on : [];
  if (tab && !seen.includes(tab)) setStaged({ unit, on: [...seen, tab] });
  const [notice, setNotice] = useState<Notice>();
  // Each device has its own ad, which begins when it is first seen.
  const [logs] = useState(() => ({ desktop: new EventLog(), mobile: new EventLog() }));
  const [views, setViews] = useState<Readonly<Record<Device, StageView>>>({ desktop: defaultView, mobile: defaultView });
  useSharedBrand();
  useMeasured(demo, tab, logs);
  const players = useRef<Partial<Record<Device, PlayerHandle | null>>>({});
  const keep = (device: Device, handle: PlayerHandle | null) => {
    players.current[device] = handle;
  };

  return (
    // preview-boot.ts opens before the first paint what was open.
    <div
      className="workbench"
      data-device={tab}
      data-sheet={sheet.part}
      data-open={panels.open.join(' ') || undefined}
      data-lights={isDark ? 'down' : undefined}
      suppressHydrationWarning
    >
      <header className="workbench-head">
        <h1 className="workbench-name" tabIndex={-1} data-first-focus="">
          {demo.name}
        </h1>
        <DeviceTabs unit={unit} active={tab} onMove={sheet.moveOn} />
        <p className="workbench-size mono">
          {t('Ad Size:')} <b>{tData(unit.size).toUpperCase()}</b>
        </p>
        <div className="demo-steps">
          <DemoSteps demo={demo} list={list} type={type} onMove={sheet.moveOn} />
          <KeepButton demo={demo} aria-keyshortcuts="k" />
        </div>
        <ThemeToggle />
        <IconButton as={LeaveLink} className="preview-close" label={t('Close')} takesEscape>
          <Icon name="close" />
        </IconButton>
      </header>
      <DemoDetails demo={demo} unit={unit} device={tab} head={sheet.part === 'specs' && <SheetHead title={t('Specs')} onClose={sheet.close} />} />
      <div className="workbench-stage">
        <AmbientGlow key={demo.thumbnail} still={demo.thumbnail} />
        {unit.device.length === 0 && <p className="preview-message">{t('No devices available for this ad format.')}</p>}
        {seen.map((device) => (
          <section
            key={device}
            id={`panel-${device}`}
            role="tabpanel"
            aria-labelledby={`tab-${device}`}
            hidden={device !== tab}
            className="workbench-panel"
          >
            <Stage
              demo={demo}
              unit={unit}
              device={device}
              log={logs[device]}
              view={views[device]}
              keepPlayer={(handle) => keep(device, handle)}
              onNotice={setNotice}
              onView={(view) => setViews({ ...views, [device]: view })}
            />
          </section>
        ))}
        {isDark && <LightsUp onClick={() => setDark(false)} />}
        {notice && <StageNotice unit={unit} notice={notice} onDismiss={() => setNotice(undefined)} />}
      </div>
      <aside className="workbench-tools" id="workbench-tools" aria-label={t('Tools')}>
        {sheet.part === 'tools' && <SheetHead title={t('Tools')} onClose={sheet.close} />}
        {tab && <EventConsole key={tab} log={logs[tab]} device={tab} unit={unit} unitLabel={toUnitLabel(unit, demo, tData)} />}
        <div className="workbench-parts">
          {seen.map((device) => (
            <BuzzSwitch key={device} log={logs[device]} hidden={device !== tab} getPlayer={() => players.current[device]} />
          ))}
          {seen.map((device) => (
            <ContextTools key={device} log={logs[device]} hidden={device !== tab} getPlayer={() => players.current[device]} />
          ))}
          <BrandPane unit={unit} />
          <ToolParts unit={unit} isShown={panels.isShown('tools')} />
          <CampaignLink unit={unit} />
        </div>
      </aside>
      <footer className="workbench-foot">
        {seen.map((device) => (
          <PlayerControls key={device} log={logs[device]} hidden={device !== tab} getPlayer={() => players.current[device]} />
        ))}
        <p className="mono dim">{t('Demo, fictional brand')}</p>
        <CampaignLink unit={unit} />
        <IconButton className="workbench-lights" label={t('Lights down')} aria-keyshortcuts="l" onClick={() => setDark(true)}>
          <Icon name="fullscreen" size={18} />
        </IconButton>
        <WorkbenchKeys id={demo.id} panels={panels} isDark={isDark} toggleLights={() => setDark(!isDark)} />
        <SheetToggle part="specs" isShown={panels.isShown('specs')} onClick={() => panels.toggle('specs')} />
        <SheetToggle part="tools" isShown={panels.isShown('tools')} onClick={() => panels.toggle('tools')} />
        <Button as={LeaveLink}>
          <Icon name="close" />
          <span>{t('Close')}</span>
        </Button>
      </footer>
      <BootScript demo={demo.id} device={tab} />
    </div>
  );
}

interface DemoStepsProps {
  readonly demo: Demo;
  readonly list: readonly Demo[];
  readonly type: string;
  onMove(event: MouseEvent<HTMLAnchorElement>): void;
}

/** Previous and next demo of the list, around its ends. */
function DemoSteps({ demo, list, type, onMove }: DemoStepsProps) {
  const { t } = useText();
  // Carried along, so that closing still finds the list.
  const { state } = useLocation();
  if (list.length < 2) return null;
  const at = list.findIndex((one) => one.id === demo.id);
  const step = (by: number) => list[(at + by + list.length) % list.length] ?? demo;
  const link = (icon: IconName, label: 'Previous demo' | 'Next demo', target: Demo) => (
    <IconButton
      as={Link}
      to={`/experience/${type}/preview/${target.id}`}
      state={state}
      replace
      data-by-router=""
      prefetch="intent"
      preventScrollReset
      label={`${t(label)}: ${target.name}`}
      onClick={onMove}
    >
      <Icon name={icon} />
    </IconButton>
  );
  return (
    <nav aria-label={t('Demos of this format')}>
      {link('previous', 'Previous demo', step(-1))}
      <span className="mono dim" aria-hidden="true">
        {at + 1}/{list.length}
      </span>
      {link('next', 'Next demo', step(1))}
    </nav>
  );
}

interface SheetHeadProps {
  readonly title: string;
  onClose(): void;
}

/** The name of an open bottom sheet and its close button. It gets the focus, and gives it back to the sheet's toggle. */
function SheetHead({ title, onClose }: SheetHeadProps) {
  const { t } = useText();
  const head = useRef<HTMLElement>(null);
  useBorrowedFocus(head);
  useEscape(onClose);
  return (
    <header className="sheet-head" ref={head}>
      <h2 tabIndex={-1}>{title}</h2>
      <IconButton label={`${t('Close')}: ${title}`} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </header>
  );
}

/** Before layout, because hidden elements lose the focus then. */
function useBorrowedFocus(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sheet = head.current?.parentElement;
    head.current?.querySelector('h2')?.focus({ preventScroll: true });
    return () => {
      if (sheet?.contains(document.activeElement)) document.querySelector<HTMLElement>(`[aria-controls="${sheet.id}"]`)?.focus();
    };
  }, [head]);
}

interface SheetToggleProps {
  readonly part: Part;
  readonly isShown: boolean;
  onClick(): void;
}

/** Shows or hides a part of the workbench. */
function SheetToggle({ part, isShown, onClick }: SheetToggleProps) {
  const { t } = useText();
  return (
    <TextButton
      className="workbench-toggle"
      aria-keyshortcuts={part === 'specs' ? 's' : 'e'}
      aria-controls={`workbench-${part}`}
      aria-expanded={isShown}
      onClick={onClick}
    >
      {t(part === 'specs' ? 'Specs' : 'Tools')}
    </TextButton>
  );
}

interface DeviceTabsProps {
  readonly unit: Demo;
  readonly active: Device | undefined;
  onMove(event: MouseEvent<HTMLAnchorElement>): void;
}

/** One tab per supported device, the active one in the URL. Plain links without script. */
function DeviceTabs({ unit, active, onMove }: DeviceTabsProps) {
  const devices = unit.device;
  const { t } = useText();
  const { state } = useLocation();
  const onKey = (event: ReactKeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!by || !active) return;
    event.preventDefault();
    const next = devices[(devices.indexOf(active) + by + devices.length) % devices.length];
    const tab = document.getElementById(`tab-${next}`);
    tab?.focus();
    tab?.click();
  };
  return (
    <div className="device-tabs" role="tablist" aria-label={t('Device')}>
      {devices.map((device) => (
        <Link
          key={device}
          id={`tab-${device}`}
          role="tab"
          aria-selected={device === active}
          aria-controls={device === active ? `panel-${device}` : undefined}
          tabIndex={device === active ? 0 : -1}
          to={toUnitQuery(unit, device)}
          state={state}
          replace
          data-by-router=""
          preventScrollReset
          onClick={onMove}
          onKeyDown={onKey}
        >
          <Icon name={device} />
          <span>{t(device === 'desktop' ? 'Desktop' : 'Mobile')}</span>
        </Link>
      ))}
    </div>
  );
}
