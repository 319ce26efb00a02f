import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { demos } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import type { Brief } from '#protocol/brief.ts';
import { toBudgetText } from './budget-bands.ts';
import { modelStops } from './campaign-choices.ts';
import { listCountries } from './countries.ts';
import { toDay } from './to-day.ts';
import { findHome } from './use-market.ts';

interface ReviewRow {
  readonly label: Label;
  /** '' for what was not given. */
  readonly value: string;
  /** Where it can be looked at. */
  readonly href?: string;
}

/** A brief in words, in the order of the form. */
export function toReviewRows(brief: Brief, text: Text): readonly ReviewRow[] {
  const { t, tData, language } = text;
  const chosen = formats.filter(({ name }) => brief.formats.includes(toFormatSlug(name)));
  const stop = modelStops.find(({ code }) => code === brief.model);
  const demoNames = demos.filter(({ id }) => brief.demos.includes(id)).map(({ name }) => name);
  return [
    { label: 'Your name', value: brief.name },
    { label: 'Work e-mail', value: brief.email },
    { label: 'Company', value: brief.company },
    { label: 'Country', value: listCountries(language.tag).find(({ code }) => code === brief.country)?.name ?? '' },
    { label: 'Demos you start from', value: demoNames.join(', ') },
    { label: 'Your brand in the ad', value: brief.brandLink && location.origin + brief.brandLink, href: brief.brandLink },
    { label: 'Formats you like', value: chosen.map(({ name }) => tData(name)).join(', ') },
    { label: 'KPI model', value: stop ? `${stop.code}: ${t(stop.moment)}` : '' },
    { label: 'Media budget', value: brief.budget && toBudgetText(brief.budget, brief.country || findHome(), text) },
    { label: 'Start date', value: toDay(brief.startDate, language.tag) },
    { label: 'Message', value: brief.message },
    { label: 'Your consent', value: t('Given, text {{version}}', { version: brief.consentVersion }) },
    { label: 'News', value: t(brief.newsletter ? 'Yes, once a month at most' : 'No') },
  ];
}
