import './tool-pane.css';
import './brand-pane.css';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { brandColours, brandTexts, NO_COLOUR } from '#app/components/brand/brand-fields.ts';
import { toBrandHash } from '#app/components/brand/brand-hash.ts';
import { type BrandKit, isEmptyKit } from '#app/components/brand/brand-kit.ts';
import { changeBrand, resetBrand, useBrand } from '#app/components/brand/brand-store.ts';
import { LOGO_TYPES } from '#app/components/brand/logo-types.ts';
import { useLogoFile } from '#app/components/brand/use-logo-file.ts';
import { useTypedColour } from '#app/components/brand/use-typed-colour.ts';
import { CopyButton } from '#app/components/copy-button.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { type Demo, toUnitQuery } from '#catalogue/demo.ts';

/** The visitor's brand in this ad and every other: kept on this device, shared by a link that no server sees. */
export function BrandPane({ unit }: { unit: Demo }) {
  const { t } = useText();
  const { kit, from, isKept } = useBrand();
  const id = useId();
  const change = (part: keyof BrandKit) => (text: string) => changeBrand({ [part]: text });
  return (
    <section className="tool-pane brand-pane" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('Your brand')}</h2>
        <TextButton disabled={isEmptyKit(kit)} onClick={resetBrand}>
          {t('Reset')}
        </TextButton>
      </header>
      {from === 'link' && (
        <p className="brand-note">
          {t('The sender of this link put a brand into the ad. It stays until you close this page; change it, and it is yours.')}
        </p>
      )}
      {!isKept && <p className="brand-note">{t('This browser keeps nothing for us: your brand lasts until you close the page.')}</p>}
      {brandTexts.map(({ part, label, length }) => (
        <TextField key={part} label={t(label)} text={kit[part] ?? ''} length={length} onChange={change(part)} />
      ))}
      <div className="brand-colours">
        {brandColours.map(({ part, label }) => (
          <ColourField key={part} label={t(label)} colour={kit[part]} onChange={change(part)} />
        ))}
      </div>
      <LogoField logo={kit.logo} />
      <ShareLink unit={unit} kit={kit} />
    </section>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly text: string;
  readonly length: number;
  onChange(text: string): void;
}

/** A brand is trimmed, but a text that is being typed may end in a space. */
function TextField({ label, text, length, onChange }: TextFieldProps) {
  const [typed, setTyped] = useState('');
  const write = (written: string) => {
    setTyped(written);
    onChange(written);
  };
  const input = useEarlyInput(({ value }) => value !== '' && text === '' && write(value));
  return (
    <label>
      <span>{label}</span>
      <input
        ref={input}
        type="text"
        maxLength={length}
        value={typed.trim() === text ? typed : text}
        onChange={(event) => write(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
  );
}

interface ColourFieldProps {
  readonly label: string;
  readonly colour: string | undefined;
  onChange(colour: string): void;
}

function ColourField({ label, colour, onChange }: ColourFieldProps) {
  const { t } = useText();
  const id = useId();
  const { text, isWrong, choose, write, leave } = useTypedColour(colour, onChange);
  const input = useEarlyInput(({ value }) => value !== NO_COLOUR && colour === undefined && choose(value));
  const code = useEarlyInput(({ value }) => value !== '' && colour === undefined && write(value));
  return (
    <div>
      <label>
        <span>{label}</span>
        <input
          ref={input}
          type="color"
          value={colour ?? NO_COLOUR}
          data-unset={colour === undefined}
          onChange={(event) => choose(event.target.value)}
          autoComplete="off"
        />
      </label>
      <input
        ref={code}
        type="text"
        className="mono"
        aria-label={t('{{text}} as a hex code', { text: label })}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        maxLength={9}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <p id={id} role="alert">
        {isWrong && t('Enter six digits or letters from a to f, such as #14532d.')}
      </p>
    </div>
  );
}

/** Takes what was written before hydration: it stands in the field, and React was not told of it. */
function useEarlyInput(take: (input: HTMLInputElement) => void) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useLayoutEffect(() => {
    if (input.current) take(input.current);
  }, []);
  return input;
}

function LogoField({ logo }: { logo: string | undefined }) {
  const { t } = useText();
  const { choose, problem } = useLogoFile((read) => changeBrand({ logo: read }));
  const input = useEarlyInput(choose);
  return (
    <div className="brand-logo">
      <Button as="label">
        {t('Logo')}
        <input ref={input} type="file" className="visually-hidden" accept={LOGO_TYPES.join()} onChange={(event) => choose(event.target)} />
      </Button>
      {logo && (
        <>
          <img src={logo} alt={t('Your logo')} />
          <TextButton onClick={() => changeBrand({ logo: '' })}>{t('Remove')}</TextButton>
        </>
      )}
      <p role="alert">{problem}</p>
    </div>
  );
}

function ShareLink({ unit, kit }: { unit: Demo; kit: BrandKit }) {
  const { t } = useText();
  const [isWithoutLogo, setWithoutLogo] = useState(false);
  const getLink = async () => {
    const { toLinkKit } = await import('#app/components/brand/read-logo.ts');
    setWithoutLogo(kit.logo !== undefined && (await toLinkKit(kit)).logo === undefined);
    return `${location.origin}/play/${unit.id}${toUnitQuery(unit)}${await toBrandHash(kit)}`;
  };
  return (
    <div className="brand-share">
      <CopyButton getText={getLink} isDisabled={isEmptyKit(kit)}>
        {t('Copy a link to your ad')}
      </CopyButton>
      <p role="status">{isWithoutLogo && t('The link carries your brand without its logo: no size of it is small enough.')}</p>
    </div>
  );
}
