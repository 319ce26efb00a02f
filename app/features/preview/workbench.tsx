import '#app/ui/button.css';
import './workbench.css';
import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo, Device } from '#catalogue/demo.ts';
import { BrandPane } from './brand-pane.tsx';
import { DemoSheetPane } from './demo-sheet-pane.tsx';
import { DemoSteps } from './demo-steps.tsx';
import { DeviceTabs } from './device-tabs.tsx';
import { EventConsole } from './event-console.tsx';
import { EventLog } from './event-log.ts';
import { LeaveLink } from './leave-link.tsx';
import { PhonePane } from './phone-pane.tsx';
import { PlanLink } from './plan-link.tsx';
import type { PlayerHandle } from './player.tsx';
import { PlayerControls } from './player-controls.tsx';
import { Stage } from './stage.tsx';
import { StageGlow } from './stage-glow.tsx';
import { type Notice, StageNotice } from './stage-notice.tsx';
import { defaultView, type StageView } from './stage-view.ts';
import { TakeAwayPane } from './take-away-pane.tsx';
import { useBorrowedBrand } from './use-borrowed-brand.ts';
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
  const { state } = useLocation();
  const tab = demo.device.find((device) => device === parameters.get('tab')) ?? demo.device[0];
  // Devices seen so far stay mounted: coming back to a tab never reloads its creative.
  const [seen, setSeen] = useState<readonly Device[]>(tab ? [tab] : []);
  if (tab && !seen.includes(tab)) setSeen([...seen, tab]);
  const [notice, setNotice] = useState<Notice>();
  const [log] = useState(() => new EventLog());
  const [tools, setTools] = useState<boolean>();
  const [views, setViews] = useState<Readonly<Record<Device, StageView>>>({ desktop: defaultView, mobile: defaultView });
  useBorrowedBrand();
  useMeasured(demo, tab, log);
  const players = useRef<Partial<Record<Device, PlayerHandle | null>>>({});
  const keep = (device: Device, handle: PlayerHandle | null) => {
    players.current[device] = handle;
  };

  return (
    <div className="workbench">
      <header className="workbench-head">
        <h1 className="workbench-name" tabIndex={-1} data-first-focus="">
          {demo.name}
        </h1>
        <DeviceTabs devices={demo.device} active={tab} />
        <p className="workbench-size mono">
          {t('Ad Size:')} <b>{tData(demo.size).toUpperCase()}</b>
        </p>
        <DemoSteps demo={demo} list={list} type={type} state={state} />
        <LeaveLink className="icon-button preview-close">
          <Icon name="close" />
          <span className="visually-hidden">{t('Close')}</span>
        </LeaveLink>
      </header>
      <DemoSheetPane demo={demo} />
      <div className="workbench-stage">
        <StageGlow key={demo.thumbnail} still={demo.thumbnail} />
        {demo.device.length === 0 && <p className="preview-message">{t('No devices available for this ad format.')}</p>}
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
              device={device}
              log={log}
              view={views[device]}
              keepPlayer={(handle) => keep(device, handle)}
              onNotice={setNotice}
              onView={(view) => setViews({ ...views, [device]: view })}
            />
          </section>
        ))}
        {notice && <StageNotice id={demo.id} notice={notice} onDismiss={() => setNotice(undefined)} />}
      </div>
      <aside className="workbench-tools" id="workbench-tools" data-open={tools} aria-label={t('Tools')}>
        <EventConsole log={log} />
        <BrandPane id={demo.id} />
        <PhonePane demo={demo} />
        <TakeAwayPane demo={demo} />
        <PlanLink id={demo.id} />
      </aside>
      <footer className="workbench-foot">
        {seen.map((device) => (
          <PlayerControls key={device} log={log} hidden={device !== tab} getPlayer={() => players.current[device]} />
        ))}
        <p className="mono dim">{t('Demo, fictional brand')}</p>
        <button
          type="button"
          className="text-button workbench-toggle"
          aria-controls="workbench-tools"
          onClick={({ currentTarget }) => setTools(!isShown(currentTarget))}
        >
          {t('Tools')}
        </button>
        <LeaveLink />
      </footer>
    </div>
  );
}

/** Wide windows show the tools at first, narrow ones do not: only the style sheet knows. */
function isShown(toggle: HTMLElement): boolean {
  const tools = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  return tools?.checkVisibility({ visibilityProperty: true }) ?? false;
}
