import './present.css';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { demosParameter, findByKey, listByKeys } from '#app/components/kept/demo-keys.ts';
import { keptDemos, listKnown, toComparePath } from '#app/components/kept/kept-demos.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { useIsLive } from '#app/use-is-live.ts';
import { toUnitKey } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { CodeCard } from './code-card.tsx';
import { SCREEN_VIEW, VIEW_PARAMETER } from './parameters.ts';
import { PresentStage } from './present-stage.tsx';
import { Presenter } from './presenter.tsx';
import { useOnScreen } from './screen-channel.ts';

export const handle = { hydrate: 'at-once' };

/** `/present?demos=1,9,5:320x100`: one demo after the other on a large screen; without demos those that this device keeps, else all. */
export default function PresentPage() {
  const { t } = useText();
  const [query] = useSearchParams();
  const kept = useDeviceStore(keptDemos);
  // The server knows neither what is kept nor which of the two windows this is.
  const isLive = useIsLive();
  const [given] = readParameter(query, demosParameter);
  const demos = useMemo(() => {
    if (given) return listByKeys(given);
    return kept.length > 0 ? listKnown(kept) : activeDemos;
  }, [given, kept]);
  const [first] = demos;
  return (
    <>
      <PageHead title={`${t('Presentation')} | Surge`} description="" isHidden />
      {isLive && first ? (
        <LivePage isScreen={query.get(VIEW_PARAMETER) === SCREEN_VIEW}>
          <Presenter demos={demos} first={first} leaveTo={given ? toComparePath(demos.map(toUnitKey)) : '/formats'} />
        </LivePage>
      ) : (
        <main className="present-audience" id="main">
          <h1 className="visually-hidden">{t('Presentation')}</h1>
          <noscript>{t('A presentation needs JavaScript.')}</noscript>
        </main>
      )}
    </>
  );
}

function LivePage({ isScreen, children }: { isScreen: boolean; children: React.ReactNode }) {
  return isScreen ? <AudienceScreen id={location.hash.slice(1)} /> : children;
}

/** The window for the audience: the demo and nothing else. It shows what the presenter's window says. */
function AudienceScreen({ id }: { id: string }) {
  const { t } = useText();
  const shown = useOnScreen(id);
  const main = useRef<HTMLElement>(null);
  const demo = shown && findByKey(shown.demo);
  const fill = () => void main.current?.requestFullscreen?.().catch(() => {});
  return (
    <main className="present-audience" id="main" ref={main} tabIndex={-1}>
      <h1 className="visually-hidden">{t('Presentation')}</h1>
      {demo ? (
        <PresentStage demo={demo} device={shown.device} isBlank={shown.isBlank} touch={shown.touch} onLeave={() => main.current?.focus()}>
          {shown.join && <CodeCard join={shown.join} />}
        </PresentStage>
      ) : (
        <p className="present-wait">{t('Waiting for the presenter’s window …')}</p>
      )}
      <Button className="present-fill" onClick={fill}>
        {t('Full screen')}
      </Button>
    </main>
  );
}
