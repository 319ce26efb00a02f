import '#app/ui/button.css';
import './workbench.css';
import './workbench-low.css';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
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
import { SheetHead } from './sheet-head.tsx';
import { SheetToggle } from './sheet-toggle.tsx';
import { Stage } from './stage.tsx';
import { StageGlow } from './stage-glow.tsx';
import { type Notice, StageNotice } from './stage-notice.tsx';
import { defaultView, type StageView } from './stage-view.ts';
import { TakeAwayPane } from './take-away-pane.tsx';
import { useBorrowedBrand } from './use-borrowed-brand.ts';
import { useMeasured } from './use-measured.ts';
import { useSheet } from './use-sheet.ts';

interface WorkbenchProps {
  readonly demo: Demo;
  readonly list: readonly Demo[];
  readonly type: string;
}

/** Header with tabs, what the demo is, the stage with the device, and the controls of the running ad. */
export function Workbench({ demo, list, type }: WorkbenchProps) {
  const { t, tData } = useText();
  const [parameters] = useSearchParams();
  const sheet = useSheet();
  const tab = demo.device.find((device) => device === parameters.get('tab')) ?? demo.device[0];
  // Devices seen so far stay mounted: coming back to a tab never reloads its creative.
  const [seen, setSeen] = useState<readonly Device[]>(tab ? [tab] : []);
  if (tab && !seen.includes(tab)) setSeen([...seen, tab]);
  const [notice, setNotice] = useState<Notice>();
  // Each device has its own ad, which begins when it is first seen.
  const [logs] = useState(() => ({ desktop: new EventLog(), mobile: new EventLog() }));
  const [isToolsAway, setToolsAway] = useState(false);
  const [views, setViews] = useState<Readonly<Record<Device, StageView>>>({ desktop: defaultView, mobile: defaultView });
  useBorrowedBrand();
  useMeasured(demo, tab, logs);
  const players = useRef<Partial<Record<Device, PlayerHandle | null>>>({});
  const keep = (device: Device, handle: PlayerHandle | null) => {
    players.current[device] = handle;
  };

  const isToolsShown = sheet.isOver.tools ? sheet.part === 'tools' : !isToolsAway;
  const toggleTools = () => {
    if (!sheet.isOver.tools) setToolsAway(isToolsShown);
    else if (isToolsShown) sheet.close();
    else sheet.open('tools');
  };

  return (
    <div className="workbench" data-sheet={sheet.part} data-tools={isToolsAway ? 'away' : undefined}>
      <header className="workbench-head">
        <h1 className="workbench-name" tabIndex={-1} data-first-focus="">
          {demo.name}
        </h1>
        <DeviceTabs devices={demo.device} active={tab} onMove={sheet.moveOn} />
        <p className="workbench-size mono">
          {t('Ad Size:')} <b>{tData(demo.size).toUpperCase()}</b>
        </p>
        <DemoSteps demo={demo} list={list} type={type} onMove={sheet.moveOn} />
        <LeaveLink className="icon-button preview-close">
          <Icon name="close" />
          <span className="visually-hidden">{t('Close')}</span>
        </LeaveLink>
      </header>
      <DemoSheetPane demo={demo} head={sheet.part === 'specs' && <SheetHead title={t('Specs')} onClose={sheet.close} />} />
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
              log={logs[device]}
              view={views[device]}
              keepPlayer={(handle) => keep(device, handle)}
              onNotice={setNotice}
              onView={(view) => setViews({ ...views, [device]: view })}
            />
          </section>
        ))}
        {notice && <StageNotice id={demo.id} notice={notice} onDismiss={() => setNotice(undefined)} />}
      </div>
      <aside className="workbench-tools" id="workbench-tools" aria-label={t('Tools')}>
        {sheet.part === 'tools' && <SheetHead title={t('Tools')} onClose={sheet.close} />}
        {tab && <EventConsole key={tab} log={logs[tab]} device={tab} />}
        <BrandPane id={demo.id} />
        <PhonePane demo={demo} />
        <TakeAwayPane demo={demo} />
        <PlanLink id={demo.id} />
      </aside>
      <footer className="workbench-foot">
        {seen.map((device) => (
          <PlayerControls key={device} log={logs[device]} hidden={device !== tab} getPlayer={() => players.current[device]} />
        ))}
        <p className="mono dim">{t('Demo, fictional brand')}</p>
        <SheetToggle
          part="specs"
          isShown={!sheet.isOver.specs || sheet.part === 'specs'}
          onClick={() => (sheet.part === 'specs' ? sheet.close() : sheet.open('specs'))}
        />
        <SheetToggle part="tools" isShown={isToolsShown} onClick={toggleTools} />
        <LeaveLink>
          <Icon name="close" />
          <span>{t('Close')}</span>
        </LeaveLink>
      </footer>
    </div>
  );
}
