import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brandColours, brandTexts, NO_COLOUR } from '#app/components/brand/brand-fields.ts';
import { type BrandKit, toBrandKit } from '#app/components/brand/brand-kit.ts';
import { LOGO_TYPES } from '#app/components/brand/logo-types.ts';
import { useLogoFile } from '#app/components/brand/use-logo-file.ts';
import { useTypedColour } from '#app/components/brand/use-typed-colour.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { Field, FieldProblem, type FieldTexts, Input } from '#app/ui/form/field.tsx';
import { type DeckContent, lengths } from '#protocol/deck.ts';
import { DeckDemos } from './deck-demos.tsx';
import { OwnerPart } from './owner-part.tsx';
import { PlanPart } from './plan-part.tsx';

/** Ids of the fields that may be wrong, to which the summary of errors leads. */
const TITLE_ID = 'owner-title';
const ADD_ID = 'owner-add';

type Problems = Readonly<Record<string, string | undefined>>;

interface DeckFieldsProps {
  readonly deck: DeckContent;
  /** What is wrong, by the ids of the fields. */
  readonly problems: Problems;
  onChange(deck: DeckContent): void;
  /** Of a deck that was made: its pictures are there. */
  readonly id?: string;
}

/** What a deck says: whom it is for, in which brand, and its demos. */
export function DeckFields({ deck, problems, onChange, id }: DeckFieldsProps) {
  const { t } = useText();
  const { title, client, brand, demos } = deck;
  /** The brand is called as its client is, until somebody calls it otherwise. */
  const changeClient = (next: string) => {
    const isNamedAlike = (brand.name ?? '') === toBrandName(client);
    onChange({ ...deck, client: next, brand: isNamedAlike ? withoutEmpty({ ...brand, name: toBrandName(next) }) : brand });
  };
  return (
    <>
      <OwnerPart heading={t('The deck')} note={t('Your client reads both on the cover.')}>
        <Field id={TITLE_ID} label={t('Title of the deck')} problem={problems[TITLE_ID]}>
          <Input
            value={title}
            maxLength={lengths.title}
            autoCapitalize="sentences"
            autoComplete="off"
            onChange={({ target }) => onChange({ ...deck, title: target.value })}
          />
        </Field>
        <Field id="owner-client" label={t('Client')} note={t('optional')}>
          <Input value={client} maxLength={lengths.client} autoComplete="off" onChange={({ target }) => changeClient(target.value)} />
        </Field>
      </OwnerPart>
      <OwnerPart heading={t('The client’s brand')} note={t('The cover and every ad are shown in it. What you leave open stays as the demo has it.')}>
        <BrandFields brand={brand} onChange={(change) => onChange({ ...deck, brand: withoutEmpty({ ...brand, ...change }) })} />
      </OwnerPart>
      <OwnerPart
        heading={t('Demos and notes')}
        note={t(
          'Your client sees them in this order. Drag a demo by its handle, or press Space on the handle, move it by the arrow keys and press Space again.',
        )}
      >
        <DeckDemos
          demos={demos}
          brand={deck.brand}
          addId={ADD_ID}
          problem={problems[ADD_ID]}
          id={id}
          onChange={(next) => onChange({ ...deck, demos: next })}
        />
      </OwnerPart>
      <PlanPart plan={deck.plan} onChange={(plan) => onChange({ ...deck, plan })} />
    </>
  );
}

/**
 * What is wrong with a deck, said once somebody wants to save it and from then on as it is corrected. `more`: further fields of the form. `check` leads to the
 * first wrong field.
 */
export function useDeckProblems({ title, demos }: DeckContent, form: RefObject<HTMLElement | null>, more: readonly FieldTexts[] = []) {
  const { t } = useText();
  const [isChecked, setChecked] = useState(false);
  const all: readonly FieldTexts[] = [
    { id: TITLE_ID, label: t('Title of the deck'), problem: title.trim() ? undefined : t('Give the deck a title.') },
    { id: ADD_ID, label: t('Add a demo'), problem: demos.length > 0 ? undefined : t('Add at least one demo.') },
    ...more,
  ];
  const wrong = all.filter(({ problem }) => problem);
  const fields = isChecked ? wrong : [];
  const check = () => {
    flushSync(() => setChecked(wrong.length > 0));
    // A colour that is no colour is known to its field alone.
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    first?.focus();
    return wrong.length === 0 && !first;
  };
  const problems: Problems = Object.fromEntries(fields.map(({ id, problem }) => [id, problem]));
  return { fields, problems, check };
}

/** As an ad shows it: '' for nothing. */
const toBrandName = (client: string) => toBrandKit({ name: client }).name ?? '';

/** '' takes a part out. */
function withoutEmpty(brand: BrandKit): BrandKit {
  return Object.fromEntries(Object.entries(brand).filter(([, value]) => value));
}

interface BrandFieldsProps {
  readonly brand: BrandKit;
  /** '' takes a part out. */
  onChange(change: BrandKit): void;
}

function BrandFields({ brand, onChange }: BrandFieldsProps) {
  const { t } = useText();
  return (
    <>
      {brandTexts.map(({ part, label, length }) => (
        <Field key={part} id={`owner-brand-${part}`} label={t(part === 'name' ? 'Name of the brand in the ads' : label)} note={t('optional')}>
          <Input
            value={brand[part] ?? ''}
            maxLength={length}
            autoCapitalize="sentences"
            autoComplete="off"
            onChange={({ target }) => onChange({ [part]: target.value })}
          />
        </Field>
      ))}
      <div className="owner-colours">
        {brandColours.map(({ part, label }) => (
          <ColourField
            key={part}
            id={`owner-brand-${part}`}
            label={t(label)}
            colour={brand[part]}
            onChange={(colour) => onChange({ [part]: colour })}
          />
        ))}
      </div>
      <LogoField logo={brand.logo} onChange={(logo) => onChange({ logo })} />
    </>
  );
}

interface ColourFieldProps {
  readonly id: string;
  readonly label: string;
  readonly colour: string | undefined;
  /** '' takes it out. */
  onChange(colour: string): void;
}

/** Chosen, or typed as a style guide says it. */
function ColourField({ id, label, colour, onChange }: ColourFieldProps) {
  const { t } = useText();
  const code = useRef<HTMLInputElement>(null);
  const { text, isWrong, choose, write, leave } = useTypedColour(colour, onChange);
  return (
    <Field id={id} label={label} problem={isWrong ? t('Enter six digits or letters from a to f, such as #14532d.') : undefined}>
      <div className="owner-colour" data-unset={!colour || undefined}>
        <Input
          type="color"
          aria-invalid={false}
          aria-describedby={undefined}
          value={colour ?? NO_COLOUR}
          onChange={({ target }) => choose(target.value)}
        />
        <Input
          id={`${id}-code`}
          ref={code}
          className="input mono"
          aria-label={t('{{text}} as a hex code', { text: label })}
          maxLength={9}
          autoCapitalize="none"
          autoComplete="off"
          value={text}
          onChange={({ target }) => write(target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
        />
        {colour ? (
          <TextButton
            aria-label={t('Remove: {{text}}', { text: label })}
            onClick={() => {
              choose('');
              code.current?.focus();
            }}
          >
            {t('Remove')}
          </TextButton>
        ) : (
          <span className="dim">{t('as the demo has it')}</span>
        )}
      </div>
    </Field>
  );
}

function LogoField({ logo, onChange }: { logo: string | undefined; onChange: (logo: string) => void }) {
  const { t } = useText();
  // Reading takes a while: what is written in the deck meanwhile stays.
  const now = useRef(onChange);
  useEffect(() => {
    now.current = onChange;
  });
  const { choose, problem } = useLogoFile((read) => now.current(read));
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="owner-logo" data-wrong={problem && ''}>
      <Button as="label">
        {t('Logo')}
        <input ref={input} type="file" className="visually-hidden" accept={LOGO_TYPES.join()} onChange={({ target }) => choose(target)} />
      </Button>
      {logo && (
        <>
          <img src={logo} alt={t('Your logo')} />
          <TextButton
            aria-label={t('Remove: {{text}}', { text: t('Logo') })}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            {t('Remove')}
          </TextButton>
        </>
      )}
      <div role="alert">
        <FieldProblem id="owner-logo" problem={problem} />
      </div>
    </div>
  );
}
