import './mail.css';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { download } from '#app/components/csv.ts';
import { formatDate } from '#app/components/format-date.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useSession } from '#app/components/session/use-session.ts';
import { KeysDialog } from '#app/components/single-keys/keys-dialog.tsx';
import { HELP_KEY, type SingleKey, useSingleKeys } from '#app/components/single-keys/single-keys.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton, TextButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Mail } from '#mock-api/records/mail.ts';
import type { Route } from './+types/read.route';
import { Compose } from './compose.tsx';
import { OWNER } from './letter.ts';
import { MailFrame, toSafeMail } from './mail-frame.tsx';
import { INBOX, StarButton, toMailLink, useMailList } from './mail-list.tsx';
import { type Desk, folderLabels, loadMailRoom, type MailRoom, useFolderName, useMailRoom } from './mail-room.ts';
import { LabelMenu, MoveMenu } from './move-menu.tsx';

export const handle = { hydrate: 'at-once' };

const MAIL_ID = /^\d{1,15}$/;

export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireSession(request);
  // No mail has the id 0: what is no id is refused as unknown.
  const mail = `mail${MAIL_ID.test(id) ? id : 0}`;
  const { signal } = request;
  return {
    loading: load(
      Promise.all([toData(api[':mail{mail[0-9]+}'].$get({ param: { mail } }, { init: { signal } })), loadMailRoom(signal)]).then(([found, room]) => ({
        id: found.id,
        room,
      })),
    ),
  };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/email-read/:id`: one mail, among those of its list. */
export default function ReadPage({ loaderData }: Route.ComponentProps) {
  return <Read {...loaderData} />;
}

export function HydrateFallback() {
  return <Read />;
}

function Read({ loading }: Partial<Route.ComponentProps['loaderData']>) {
  const { t } = useText();
  const [name, setName] = useState<string>();
  const [query] = useSearchParams();
  // The server's page is the same for every folder.
  const back = new URLSearchParams(loading && query);
  const folder = useFolderName();
  back.delete('edit');
  return (
    <SectionFrame title="Mail" {...(name ? { name } : {})} note="People and mails are invented. Nothing is sent." className="mail-room">
      <div className="mail-read">
        <Link to={{ pathname: INBOX, search: back.size > 0 ? `?${back}` : '' }} className="mail-back">
          <Icon name="previous" size={16} />
          {t('Back to {{folder}}', { folder: t(folderLabels[loading ? folder : 'inbox']) })}
        </Link>
        <LoadedPart loading={loading} skeleton={['figure', 'rows']} missing="The mail could not be loaded.">
          {({ id, room }) => <OneMail key={id} id={id} loaded={room} onName={setName} />}
        </LoadedPart>
      </div>
    </SectionFrame>
  );
}

interface OneMailProps {
  readonly id: number;
  readonly loaded: MailRoom;
  onName(name: string): void;
}

function OneMail({ id, loaded, onName }: OneMailProps) {
  const { t, language } = useText();
  const desk = useMailRoom(loaded);
  const mail = desk.mails.find((one) => one.id === id);
  const subject = mail?.subject || t('No subject');
  // Effects: the title is the document's, and that it was read is written once.
  useEffect(() => onName(subject), [onName, subject]);
  const isUnread = loaded.mails.some((one) => one.id === id && !one.read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; who marks it unread again means it
  useEffect(() => {
    if (mail && isUnread) void desk.mark([mail], true);
  }, [id]);
  return (
    mail && (
      <article className="mail-article">
        <MailTools mail={mail} desk={desk} />
        <dl className="mail-facts">
          <dt>{t('From')}</dt>
          <dd>
            <strong>{mail.name}</strong> <span className="dim">{mail.email}</span>
          </dd>
          <dt>{t('To')}</dt>
          <dd>{mail.to.map(({ name }) => name).join(', ') || t('Nobody yet')}</dd>
          <dt>{t('Date')}</dt>
          <dd>
            <time dateTime={mail.date}>{formatDate(mail.date, 'date and time', language.tag)}</time>
          </dd>
          {mail.labels.length > 0 && (
            <>
              <dt>{t('Label')}</dt>
              <dd className="mail-labels">{mail.labels.map((label) => t(label)).join(' · ')}</dd>
            </>
          )}
        </dl>
        <MailText mail={mail} />
        {mail.attachments.length > 0 && (
          <section>
            <h2>{t('Attachments')}</h2>
            <ul className="mail-attachments">
              {mail.attachments.map(({ name, size, text }, index) => (
                <li key={`${name} ${String(index)}`}>
                  <span>{name}</span>
                  <span className="mono dim">{formatMeasure(size, 'B', language.tag)}</span>
                  {text === undefined ? (
                    <span className="dim">{t('Stayed on the device of the sender')}</span>
                  ) : (
                    <TextButton onClick={() => download(name, text)}>
                      {t('Download')} <span className="visually-hidden">{name}</span>
                    </TextButton>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
    )
  );
}

function MailText({ mail: { subject, html, description } }: { mail: Mail }) {
  const { t } = useText();
  const safe = useMemo(() => (html ? toSafeMail(html) : undefined), [html]);
  if (!safe)
    return (
      <p className="mail-plain" lang="en">
        {description}
      </p>
    );
  return (
    <>
      {safe.blocked > 0 && (
        <p className="mail-blocked">
          {t('Pictures from elsewhere were left out: {{n}}. Fetching them would tell the sender that you read this.', { n: safe.blocked })}
        </p>
      )}
      <MailFrame title={t('Text of the mail {{name}}', { name: subject })} html={safe.html} />
    </>
  );
}

function MailTools({ mail, desk }: { mail: Mail; desk: Desk }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const session = useSession();
  const list = useMailList(desk);
  const [isHelping, setHelping] = useState(false);
  const at = list.matches.findIndex(({ id }) => id === mail.id);
  const [newer, older] = at < 0 ? [] : [list.matches[at - 1], list.matches[at + 1]];
  const { edit } = list.view;
  const toEdit = (way: string) => list.toSearch({ edit: way });
  const others = mail.to.filter(({ email }) => email !== OWNER && email !== session?.email);
  const hasOthers = mail.category === 'sent' ? others.length > 1 : others.length > 0;
  const back = () => void navigate({ pathname: INBOX, search: list.toSearch({ page: list.view.page }) });
  /** What takes it out of the list leads back to the list. */
  const leave = (run: Promise<void>) => {
    void run;
    back();
  };
  const open = (one: Mail | undefined) => one && void navigate(toMailLink(one, query));
  const keys: readonly SingleKey[] = [
    { key: 'j', does: 'Next mail', run: () => open(older) },
    { key: 'k', does: 'Previous mail', run: () => open(newer) },
    { key: 'u', does: 'Back to the list', run: back },
    { key: 'r', does: 'Reply', run: () => list.change({ edit: `reply-${mail.id}` }) },
    ...(hasOthers ? [{ key: 'a', does: 'Reply to all', run: () => list.change({ edit: `all-${mail.id}` }) } as const] : []),
    { key: 'f', does: 'Forward', run: () => list.change({ edit: `forward-${mail.id}` }) },
    { key: 's', does: 'Star it, or take that back', run: () => void desk.star(mail) },
    { key: '#', does: 'Delete', run: () => leave(desk.remove([mail])) },
    { key: 'c', does: 'Compose', run: () => list.change({ edit: 'new' }) },
    { key: HELP_KEY, does: 'Show these keys', run: () => setHelping(true) },
  ];
  useSingleKeys(keys);
  return (
    <>
      <div className="mail-tools" role="toolbar" aria-label={t('With this mail')}>
        <Button as={Link} isPrimary to={toEdit(`reply-${mail.id}`)}>
          {t('Reply')}
        </Button>
        {hasOthers && (
          <Button as={Link} to={toEdit(`all-${mail.id}`)}>
            {t('Reply to all')}
          </Button>
        )}
        <Button as={Link} to={toEdit(`forward-${mail.id}`)}>
          {t('Forward')}
        </Button>
        <MoveMenu mails={[mail]} onMove={(to) => leave(desk.move([mail], to))} />
        <LabelMenu mails={[mail]} onLabel={(label) => void desk.label([mail], label)} />
        <Button onClick={() => void desk.mark([mail], !mail.read)}>{mail.read ? t('Mark as unread') : t('Mark as read')}</Button>
        <StarButton mail={mail} desk={desk} />
        <IconButton label={t('Delete')} onClick={() => leave(desk.remove([mail]))}>
          <Icon name="bin" />
        </IconButton>
        <nav aria-label={t('Mails before and after')}>
          {newer && (
            <IconButton as={Link} isBoxed to={toMailLink(newer, query)} label={t('Previous mail')}>
              <Icon name="previous" />
            </IconButton>
          )}
          {older && (
            <IconButton as={Link} isBoxed to={toMailLink(older, query)} label={t('Next mail')}>
              <Icon name="next" />
            </IconButton>
          )}
        </nav>
      </div>
      {edit && <Compose desk={desk} edit={edit} onEdit={(id) => list.change({ edit: id })} />}
      {isHelping && <KeysDialog keys={keys} onClose={() => setHelping(false)} />}
    </>
  );
}
