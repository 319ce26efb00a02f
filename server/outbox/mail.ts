import { type Demo, toUnitQuery } from '#catalogue/demo.ts';
import { getField, type StoredField, storedFields, toDemoParts } from '#protocol/brief-fields.ts';
import type { Engagement } from '#protocol/engagement.ts';
import { toDemoName } from '../briefs/demo-names.ts';
import type { BriefRecord } from '../briefs/store.ts';
import type { Deliver } from './message.ts';
import { type MailServer, sendMail } from './send-mail.ts';

export interface MailOptions extends MailServer {
  /** One address, or several separated by commas. */
  readonly to: string;
  /** The origin of the site, for links to its pages. */
  readonly origin: string;
  /** The catalogue. */
  listDemos(): Promise<readonly Demo[]>;
}

/** Mails a brief to the staff. Answers go to the visitor. */
export function createMailer({ to, origin, listDemos, ...server }: MailOptions): Deliver {
  return async ({ id, brief }) =>
    sendMail(server, id, {
      to,
      replyTo: { name: brief.name, address: brief.email },
      subject: `Campaign brief ${brief.reference} from ${brief.company}`,
      text: toText(brief, { origin, demos: await listDemos() }),
    });
}

interface Context extends Pick<MailOptions, 'origin'> {
  readonly demos: readonly Demo[];
}

function toText(brief: BriefRecord, context: Context): string {
  const fields = storedFields.filter((name) => name !== 'message').map((name) => [getField(name).title, toWords(brief, name, context)] as const);
  const rows = [['Reference', brief.reference], ['Received', brief.receivedAt], ...fields, ['Signs of spam', brief.flags.join(', ')]] as const;
  const lines = rows.flatMap(([title, value]) => (value ? [`${title}: ${value}`] : []));
  return `${lines.join('\n')}\n\n${brief.message}\n`;
}

function toWords(brief: BriefRecord, name: StoredField, { origin, demos }: Context): string {
  if (name === 'demos')
    return brief.demos
      .map((demo) => {
        const { id, unit } = toDemoParts(demo);
        return `${toDemoName(demo, demos)} ${origin}/play/${id}${toUnitQuery({ unit })}`;
      })
      .join(', ');
  if (name === 'deck') return brief.deck && `${origin}/d/${brief.deck}`;
  if (name === 'brandLink') return brief.brandLink && origin + brief.brandLink;
  if (name === 'engagement') return brief.engagement.map(toDeeds).join('; ');
  const value = brief[name];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : value.join(', ');
}

function toDeeds({ demo, seconds, interactions, completions, qrOpens }: Engagement): string {
  return `demo ${demo}: ${seconds} s, ${interactions} interactions, ${completions} completions, ${qrOpens} QR opens`;
}
