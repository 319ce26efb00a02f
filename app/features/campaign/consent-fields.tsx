import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { CONSENT_VERSION } from '#protocol/brief.ts';
import { FieldMessage } from './field-frame.tsx';
import { type FormValues, firstValue } from './form-values.ts';
import { type Problems, toFieldId } from './problems.ts';

/** Two boxes that nobody ticks but the visitor. The text and its version belong together: protocol/brief.ts. */
export function ConsentFields({ values, problems }: { values: FormValues; problems: Problems }) {
  const { t } = useText();
  const id = toFieldId('consent');
  return (
    <>
      <div className="brief-field brief-consent" data-wrong={problems.consent && ''}>
        <input
          type="checkbox"
          id={id}
          name="consent"
          required
          defaultChecked={firstValue(values, 'consent') === 'on'}
          aria-invalid={Object.hasOwn(problems, 'consent')}
          aria-describedby={problems.consent && `${id}-message`}
        />
        <label htmlFor={id}>
          {t('Surge may keep what I entered here, and use it to answer this brief. I can take this back at any time; then all of it is erased.')}{' '}
          <span className="brief-required">{t('required')}</span>
        </label>
        <p className="brief-hint">
          <Link className="text-button" to="/privacy" target="_blank">
            {t('Privacy notice')}
          </Link>
          <span className="mono">{t('Text of consent {{version}}', { version: CONSENT_VERSION })}</span>
        </p>
        <FieldMessage name="consent" problem={problems.consent} />
      </div>
      <div className="brief-field brief-consent">
        <input type="checkbox" id={toFieldId('newsletter')} name="newsletter" defaultChecked={firstValue(values, 'newsletter') === 'on'} />
        <label htmlFor={toFieldId('newsletter')}>{t('Also tell me about new formats by e-mail, once a month at most.')}</label>
      </div>
    </>
  );
}
