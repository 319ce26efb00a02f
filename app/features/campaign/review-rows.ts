import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { demos } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import type { Brief } from '#protocol/brief.ts';
import { budgets, modelStops } from './campaign-choices.ts';
import { listCountries } from './countries.ts';

interface ReviewRow {
  readonly label: Label;
  /** '' for what was not given. */
  readonly value: string;
  /** Where it can be looked at. */
  readonly href?: string;
}

/** A brief in words, in the order of the form. */
export function toReviewRows(brief: Brief, { t, tData, language }: Text): readonly ReviewRow[] {
  const chosen = formats.filter(({ name }) => brief.formats.includes(toFormatSlug(name)));
  const stop = modelStops.find(({ code }) => code === brief.model);
  const demoNames = demos.filter(({ id }) => brief.demos.includes(id)).map(({ name }) => name);
  const budget = budgets.find(({ band }) => band === brief.budget);
  return [
    { label: 'Your name', value: brief.name },
    { label: 'Work e-mail', value: brief.email },
    { label: 'Company', value: brief.company },
    { label: 'Country', value: listCountries(language.tag).find(({ code }) => code === brief.country)?.name ?? '' },
    { label: 'Demos you start from', value: demoNames.join(', ') },
    { label: 'Your brand in the ad', value: brief.brandLink && location.origin + brief.brandLink, href: brief.brandLink },
    { label: 'Formats you like', value: chosen.map(({ name }) => tData(name)).join(', ') },
    { label: 'KPI model', value: stop ? `${stop.code}: ${t(stop.moment)}` : '' },
    { label: 'Media budget', value: budget ? t(budget.label) : '' },
    { label: 'Start date', value: brief.startDate && toDay(brief.startDate, language.tag) },
    { label: 'Message', value: brief.message },
    { label: 'Your consent', value: t('Given, text {{version}}', { version: brief.consentVersion }) },
    { label: 'News', value: t(brief.newsletter ? 'Yes, once a month at most' : 'No') },
  ];
}

function toDay(day: string, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
