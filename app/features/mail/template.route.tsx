import './mail.css';
import { useId, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { CopyButton } from '#app/components/copy-button.tsx';
import { download } from '#app/components/csv.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { Skeleton } from '#app/ui/list/skeleton.tsx';
import { Tabs } from '#app/ui/list/tabs.tsx';
import type { Route } from './+types/template.route';
import { MailFrame } from './mail-frame.tsx';
import { isMailLink, type MailTemplate, type TemplateTheme, type TemplateWords, toEml, toMailHtml, toMailText } from './mail-template.ts';
import { templatePages } from './template-content.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}

/** Nothing to load anew: the words are in the address. */
export const shouldRevalidate = () => false;

/** `/email-template-…`: our e-mails, with the visitor's own words, ready to be sent from elsewhere. */
export default function TemplatePage() {
  return <Template isReady />;
}

/** What the server draws: addresses in a mail are whole ones, which the browser knows. */
export function HydrateFallback() {
  return <Template isReady={false} />;
}

function Template({ isReady }: { readonly isReady: boolean }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const page = templatePages.find(({ path }) => path === pathname.replace(/\/+$/, '')) ?? templatePages[0];
  if (!page) return null;
  return (
    <SectionFrame
      title={page.name}
      note="The words are examples, and so are the figures. Nothing is sent."
      pages={templatePages.map(({ path, name }) => ({ path, label: name }))}
      pagesLabel="E-mail templates"
      className="mail-room"
    >
      <p className="mail-lead">{t(page.lead)}</p>
      {isReady ? <Workshop key={page.path} template={page.template} file={page.file} /> : <Skeleton label={t('Loading')} parts={['form', 'chart']} />}
    </SectionFrame>
  );
}

/** More than this is no heading, no button and no mail. */
const MOST = { heading: 80, text: 1500, button: 40, link: 300 } as const satisfies Record<keyof TemplateWords, number>;

function Workshop({ template, file }: { readonly template: MailTemplate; readonly file: string }) {
  const { t, language } = useText();
  const id = useId();
  const { words, theme, change, toTheme } = useTemplateWords(template);
  const hasLink = isMailLink(words.link);
  const used = hasLink ? words : { ...words, link: template.words.link };
  const html = toMailHtml(template, used, location.origin);
  // The page's policy has no styles of a frame's head; what they say of dark colours is on the elements then.
  const shown = toMailHtml(template, used, location.origin, theme).replace(/<style>.*?<\/style>/s, '<base target="_blank">');
  return (
    <div className="mail-workshop">
      <form className="mail-words" onSubmit={(event) => event.preventDefault()}>
        <Field id={`${id}heading`} label={t('Heading')}>
          <Input
            value={words.heading}
            maxLength={MOST.heading}
            autoCapitalize="sentences"
            onChange={({ target }) => change('heading', target.value)}
          />
        </Field>
        <Field id={`${id}text`} label={t('Text')} hint={t('An empty line begins a paragraph.')}>
          <Textarea rows={6} value={words.text} maxLength={MOST.text} onChange={({ target }) => change('text', target.value)} />
        </Field>
        <Field id={`${id}button`} label={t('Words of the button')}>
          <Input value={words.button} maxLength={MOST.button} autoCapitalize="sentences" onChange={({ target }) => change('button', target.value)} />
        </Field>
        <Field
          id={`${id}link`}
          label={t('Where the button leads')}
          problem={hasLink ? undefined : t('Enter a whole address, such as https://surge.example.')}
        >
          <Input type="url" value={words.link} maxLength={MOST.link} onChange={({ target }) => change('link', target.value)} />
        </Field>
        <div className="mail-take">
          <Button isPrimary onClick={() => download(`${file}.html`, html, 'text/html')}>
            {t('Download')} .html
          </Button>
          <Button onClick={() => download(`${file}.eml`, toEml(template, used, location.origin), 'message/rfc822')}>{t('Download')} .eml</Button>
          <CopyButton getText={() => html}>{t('Copy as HTML')}</CopyButton>
          <CopyButton getText={() => toMailText(template, used)}>{t('Copy as text')}</CopyButton>
        </div>
        <p className="dim">
          <span className="mono">{formatMeasure(new TextEncoder().encode(html).length, 'B', language.tag)}</span>{' '}
          {t('Gmail cuts a mail off after 102 kB. This one has tables, inline styles, dark colours, a plain text and a line to unsubscribe.')}
        </p>
      </form>
      <div className="mail-proofs">
        <Tabs label={t('Mode')}>
          {(['light', 'dark'] as const).map((one) => (
            <Link key={one} to={toTheme(one)} replace preventScrollReset aria-current={one === theme ? 'page' : undefined}>
              {one === 'light' ? t('Light') : t('Dark')}
            </Link>
          ))}
        </Tabs>
        {[600, 320].map((width) => (
          <figure key={width}>
            <figcaption>{t('{{n}} pixels wide', { n: width })}</figcaption>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the window is scrolled by keyboard too */}
            <div className="mail-proof" tabIndex={0} role="region" aria-label={t('{{n}} pixels wide', { n: width })}>
              <MailFrame title={t('Text of the mail {{name}}', { name: template.subject })} html={shown} width={width} />
            </div>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** The visitor's words and the mode, all of which are in the address; what is as in the template is not. */
function useTemplateWords(template: MailTemplate) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const read = (name: keyof TemplateWords) => (query.get(name) ?? template.words[name]).slice(0, MOST[name]).toWellFormed();
  // The address changes a moment after the key.
  const [words, setWords] = useState<TemplateWords>({ heading: read('heading'), text: read('text'), button: read('button'), link: read('link') });
  const theme: TemplateTheme = query.get('mode') === 'dark' ? 'dark' : 'light';
  const toAddress = (all: TemplateWords, mode: TemplateTheme) => {
    const next = new URLSearchParams(
      Object.entries(all).filter(([name, value]) => value !== Object.entries(template.words).find(([own]) => own === name)?.[1]),
    );
    if (mode === 'dark') next.set('mode', mode);
    return { search: next.size > 0 ? `?${next}` : '' };
  };
  return {
    theme,
    words,
    toTheme: (mode: TemplateTheme) => toAddress(words, mode),
    change(name: keyof TemplateWords, value: string) {
      const next = { ...words, [name]: value.toWellFormed() };
      setWords(next);
      void navigate(toAddress(next, theme), { replace: true, preventScrollReset: true });
    },
  };
}
