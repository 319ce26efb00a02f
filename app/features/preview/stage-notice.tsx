import './stage-notice.css';
import { isEmptyKit } from '#app/components/brand/brand-kit.ts';
import { useBrand } from '#app/components/brand/brand-store.ts';
import type { FailureReason } from '#app/components/creative-frame/connect.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { CampaignLink } from './campaign-link.tsx';

/** What the stage has to tell about its ad. */
export type Notice = { readonly kind: 'exit'; readonly url: string } | { readonly kind: 'failure'; readonly reason: FailureReason; retry(): void };

const NO_ANSWER = 'The ad did not answer: a blocker may have stopped it, or the connection is slow. This is its recording.';
const sentences = {
  silent: NO_ANSWER,
  broken: NO_ANSWER,
  flooded: 'The ad sent too much and was stopped. This is its recording.',
  grabbing: 'The ad kept taking the keyboard and was stopped. This is its recording.',
  frozen: 'The ad stood still, answered no more, and was ended. This is its recording.',
} as const satisfies Record<FailureReason, Label>;

interface StageNoticeProps {
  /** What the link to the brief names; nothing in other people's pages, in which no page of ours opens. */
  readonly unit?: Demo;
  readonly notice: Notice;
  onDismiss(): void;
}

/** The ad asked to leave, or it failed: one sentence and one next step. Links of ads open only from here, after showing the address. */
export function StageNotice({ unit, notice, onDismiss }: StageNoticeProps) {
  const { t } = useText();
  const { kit } = useBrand();
  if (notice.kind === 'exit') {
    return (
      <div className="stage-notice" role="status">
        <p>
          {t('Here the ad would open its advertiser’s page:')}{' '}
          <a href={notice.url} target="_blank" rel="noopener noreferrer">
            {notice.url}
          </a>
          {unit && (
            <>
              <br />
              <CampaignLink unit={unit} isInText />
            </>
          )}
        </p>
        <IconButton label={t('Dismiss')} onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      </div>
    );
  }
  return (
    <div className="stage-notice" role="alert">
      <p>
        {t(sentences[notice.reason])}
        {!isEmptyKit(kit) && ` ${t('It shows the sample’s own brand, not the one that was put into the ad.')}`}
      </p>
      <Button onClick={notice.retry}>{t('Try again')}</Button>
    </div>
  );
}
