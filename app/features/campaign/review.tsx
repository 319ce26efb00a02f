import './review.css';
import { useEffect, useRef, useState } from 'react';
import { listCountries } from '#app/components/countries.ts';
import { formatDate } from '#app/components/format-date.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { type Text, useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/form/choices.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import type { Brief } from '#protocol/brief.ts';
import { type FormField, formFields } from '#protocol/brief-fields.ts';
import { toBudgetText, useMarket } from './budget-bands.ts';
import { modelChoices } from './campaign-choices.ts';
import { listChosen, toChosenName } from './chosen-demos.ts';
import { getForm } from './field-texts.ts';
import { listPlayed, type Played } from './played.ts';
import type { Step } from './use-brief-form.ts';

interface ReviewProps {
  readonly step: Extract<Step, { kind: 'review' }>;
  /** Where a deck is sent, it shows every demo in the brand. */
  readonly hasBrandInDeck: boolean;
  onChange(): void;
  onSend(isPlayedSent: boolean): void;
}

/** Shows exactly what will be sent. */
export function Review({ step: { brief, isSending }, hasBrandInDeck, onChange, onSend }: ReviewProps) {
  const text = useText();
  const market = useMarket();
  const { t } = text;
  const [isPlayedSent, setPlayedSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus was in the form, which is hidden now.
  useEffect(() => heading.current?.focus(), []);
  const played = listPlayed();
  return (
    <section className="review" aria-labelledby="review-heading" aria-busy={isSending}>
      <h2 id="review-heading" ref={heading} tabIndex={-1}>
        {t('Exactly this will be sent.')}
      </h2>
      <dl>
        {toReviewRows(brief, { ...text, market, hasBrandInDeck }).map(({ label, value, href }) => (
          <div key={label} data-empty={value === '' || undefined}>
            <dt>{t(label)}</dt>
            <dd>
              {href ? (
                <a href={href} target="_blank" rel="noopener">
                  {value}
                </a>
              ) : (
                value || t('not given')
              )}
            </dd>
          </div>
        ))}
      </dl>
      {played.length > 0 && <PlayedTable played={played} isSent={isPlayedSent} onChange={setPlayedSent} />}
      <p className="review-note">
        {t('With it go the language of this page, a number that makes sending twice harmless, and the time at which this form was opened.')}
      </p>
      <p className="review-note">{t('You have a plan from us within two working days.')}</p>
      <div className="review-ways">
        <Button isPrimary isLarge aria-disabled={isSending} onClick={() => onSend(isPlayedSent)}>
          {t(isSending ? 'One moment…' : 'Send this brief')}
          <Icon name="arrow" size={20} />
        </Button>
        <Button isLarge className="review-back" disabled={isSending} onClick={onChange}>
          {t('Change something')}
        </Button>
      </div>
    </section>
  );
}

interface PlayedTableProps {
  readonly played: readonly Played[];
  readonly isSent: boolean;
  onChange(isSent: boolean): void;
}

/** All that was counted of this visit. It is sent only if it is ticked. */
function PlayedTable({ played, isSent, onChange }: PlayedTableProps) {
  const { t, language } = useText();
  const format = new Intl.NumberFormat(language.tag);
  return (
    <div className="played" data-sent={isSent || undefined}>
      <Checkbox
        id="review-played"
        label={t('Send along what I played in this visit: it helps the planner to see what caught my eye.')}
        checked={isSent}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div className="played-scroll">
        <table>
          <caption>{t(isSent ? 'These figures will be sent.' : 'These figures stay on this device.')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Demo')}</th>
              <th scope="col">{t('Seconds')}</th>
              <th scope="col">{t('Touches')}</th>
              <th scope="col">{t('To the end')}</th>
              <th scope="col">{t('By QR code')}</th>
            </tr>
          </thead>
          <tbody>
            {played.map(({ demo, title, seconds, interactions, completions, qrOpens }) => (
              <tr key={demo}>
                <th scope="row">{title}</th>
                {[seconds, interactions, completions, qrOpens].map((figure, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: four columns in a fixed order
                  <td key={index}>{format.format(figure)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface ReviewRow {
  readonly label: Label;
  /** '' if nothing was given. */
  readonly value: string;
  /** Opens what the value stands for. */
  readonly href?: string | undefined;
}

interface ReviewContext extends Text, Pick<ReviewProps, 'hasBrandInDeck'> {
  /** Whose currency the form shows. */
  readonly market: string;
}

/** A brief in words, in the order of the form. */
function toReviewRows(brief: Brief, text: ReviewContext): readonly ReviewRow[] {
  const { t, tData, language, market, hasBrandInDeck } = text;
  const chosen = formats.filter(({ name }) => brief.formats.includes(toFormatSlug(name)));
  const model = modelChoices.find(({ code }) => code === brief.model);
  const links: Partial<Record<FormField, string>> = { deck: brief.deck && `/d/${brief.deck}`, brandLink: brief.brandLink };
  const words: Partial<Record<FormField, string>> = {
    country: listCountries(language.tag).find(({ code }) => code === brief.country)?.name ?? '',
    demos: listChosen(brief.demos)
      .map((demo) => toChosenName(demo, tData))
      .join(', '),
    deck: links.deck && location.origin + links.deck,
    brandLink: links.brandLink ? location.origin + links.brandLink : brief.deck && hasBrandInDeck ? t('The deck shows every demo in the brand.') : '',
    formats: chosen.map(({ name }) => tData(name)).join(', '),
    model: model ? `${model.code}: ${t(model.moment)}` : '',
    budget: brief.budget && toBudgetText(brief.budget, brief.country || market, text),
    startDate: formatDate(brief.startDate, 'long', language.tag),
    consent: t('Given, text {{version}}', { version: brief.consentVersion }),
    newsletter: t(brief.newsletter ? 'Yes, once a month at most' : 'No'),
  };
  return formFields.map((name) => ({
    label: getForm(name).label,
    value: words[name] ?? String(brief[name]),
    href: links[name],
  }));
}
