import { expect, it } from 'vitest';
import { createMails } from '#mock-api/seed/mails.ts';
import { OWNER, toLetter } from './letter.ts';

const mails = createMails(new Date('2026-11-20T12:00:00Z'));
const start = (edit: string) => toLetter(edit, mails, 'ada@example.org');
const names = (edit: string) => start(edit)?.to.map(({ name }) => name);

it('a new mail is empty', () => {
  expect(start('new')).toEqual({ to: [], subject: '', html: '', attachments: [] });
});

it('an answer goes to the sender, and quotes what was written', () => {
  expect(names('reply-4')).toEqual(['Tomás Ferreira']);
  expect(start('reply-4')).toMatchObject({ subject: 'Re: New premium inventory in Lisbon', attachments: [] });
  expect(start('reply-4')?.html).toMatch(/^<p><\/p><blockquote><p>Tomás Ferreira:<\/p><p>Two news publishers/);
});

it('an answer to all leaves out who answers', () => {
  expect(names('all-4')).toEqual(['Tomás Ferreira', 'Lucia Bianchi', 'Omar Haddad']);
  const own = mails.map((mail) =>
    mail.id === 4
      ? {
          ...mail,
          to: [
            { name: 'Ada', email: 'ada@example.org' },
            { name: 'Maren', email: OWNER },
          ],
        }
      : mail,
  );
  expect(toLetter('all-4', own, 'ada@example.org')?.to.map(({ name }) => name)).toEqual(['Tomás Ferreira']);
});

it('an answer to what one has sent goes to those who got it, and is marked once', () => {
  expect(names('reply-14')).toEqual(['Henrik Dahl']);
  expect(start('reply-14')?.subject).toBe('Re: Prize wheel: first weekend');
});

it('what is forwarded keeps its attachments, and waits for a recipient', () => {
  expect(names('forward-4')).toEqual([]);
  expect(start('forward-4')).toMatchObject({ subject: 'Fwd: New premium inventory in Lisbon', attachments: [{ name: 'lisbon-floor-prices.csv' }] });
});

it('markup in a mail is quoted as text', () => {
  const evil = mails.map((mail) => (mail.id === 1 ? { ...mail, description: '<img src=x onerror=alert(1)>' } : mail));
  expect(toLetter('reply-1', evil, '')?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it('a draft is taken up where it was left, and nothing else is written on', () => {
  expect(start('13')).toMatchObject({ id: 13, subject: 'Draft: offer for Pinecrest Insurance', to: [{ name: 'Elliot Marsh' }] });
  expect(start('13')?.html).toMatch(/^<p>Three formats/);
  for (const edit of ['1', '14', '99', 'reply-99', 'reply-', 'answer-1', '']) expect(start(edit)).toBeUndefined();
});
