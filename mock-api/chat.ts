import { Hono } from 'hono/tiny';
import { ApiError } from './api-error.ts';
import type { Db } from './db.ts';
import { type Env, idIn, jsonBody, rejectWith, toId } from './endpoint.ts';
import { type Message, type RoomNews, TO_ME } from './records/chat.ts';
import { contactGroups, contacts, groups } from './seed/chats.ts';

type NewMessage = Pick<Message, 'roomId' | 'msg'> & Partial<Message>;

export const chat = new Hono<Env>()
  .get('/chats', rejectWith('Cannot get chats'), (c) => c.json(contacts.map((room) => withNews(c.var.db, room))))
  .get('/groups', rejectWith('Cannot get groups'), (c) => c.json(groups.map((room) => withNews(c.var.db, room))))
  .get('/contacts', rejectWith('Cannot get contacts'), (c) => c.json(contactGroups))
  .get('/messages/:roomId', rejectWith('Cannot get messages'), (c) => {
    const room = getRoom(toId(c.req.param('roomId')));
    return c.json([{ id: room.roomId, roomId: room.roomId, sender: room.name, usermessages: listMessages(c.var.db, room.roomId) }]);
  })
  .post('/add/messages', rejectWith('Cannot add message'), jsonBody<NewMessage>(), (c) => {
    const body = c.req.valid('json');
    getRoom(body.roomId);
    return c.json(c.var.db.messages.add({ time: new Date().toISOString(), ...body }));
  })
  // Everything that a room holds by now counts as read.
  .put('/update/messages', rejectWith('Cannot update message'), jsonBody<{ readonly roomId: number }>(), (c) => {
    const { roomId } = getRoom(c.req.valid('json').roomId);
    const upTo = listMessages(c.var.db, roomId).at(-1)?.id ?? 0;
    return c.json(c.var.db.readMarks.update(roomId, { upTo }));
  })
  .delete('/delete/message', rejectWith('Cannot delete message'), idIn('message', 'data'), (c) => {
    const { id } = c.req.valid('header');
    c.var.db.messages.remove(id);
    return c.json(id);
  });

/** Ids grow with time, so the last message is the newest. */
function withNews<Room extends { readonly roomId: number }>(db: Db, room: Room): Room & RoomNews {
  const messages = listMessages(db, room.roomId);
  const last = messages.at(-1);
  const upTo = db.readMarks.list().find(({ id }) => id === room.roomId)?.upTo ?? 0;
  const unread = messages.filter(({ id, to_id }) => to_id === TO_ME && id > upTo).length;
  return { ...room, description: last?.msg || last?.picture?.alt || '', time: last?.time ?? '', unread };
}

function listMessages(db: Db, roomId: number): readonly Message[] {
  return db.messages.list().filter((message) => message.roomId === roomId);
}

function getRoom(roomId: unknown) {
  const room = [...contacts, ...groups].find((one) => one.roomId === roomId);
  if (!room) throw new ApiError();
  return room;
}
