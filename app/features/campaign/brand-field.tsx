import { useEffect, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import { BRAND_LINK } from '#protocol/brief.ts';
import { FieldMessage } from './field-frame.tsx';
import { type Problems, toFieldId } from './problems.ts';

/** The brand that the visitor put into the demo came behind the `#` of the address, where no server sees it: it goes along only if it is ticked. */
export function BrandField({ demo, problems }: { demo: Demo | undefined; problems: Problems }) {
  const { t } = useText();
  const [hash, setHash] = useState('');
  // Once: what the page's own links put there later is no brand.
  useEffect(() => setHash(location.hash), []);
  const link = demo ? `/play/${demo.id}${hash}` : '';
  if (!BRAND_LINK.test(link)) return null;
  const id = toFieldId('brandLink');
  return (
    <div className="brief-field brief-consent" data-wrong={problems.brandLink && ''}>
      <input type="checkbox" id={id} name="brandLink" value={link} />
      <label htmlFor={id}>{t('Include my brand preview: a link that shows this demo with my name, words, colours and logo.')}</label>
      <p className="brief-hint">
        <a className="text-button" href={link} target="_blank" rel="noopener">
          {t('See what it shows')}
        </a>
      </p>
      <FieldMessage name="brandLink" problem={problems.brandLink} />
    </div>
  );
}
