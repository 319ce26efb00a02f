import { Hono } from 'hono/tiny';
import { ApiError } from './api-error.ts';
import type { Db } from './db.ts';
import { type Env, idIn, jsonBody, rejectWith, toId } from './endpoint.ts';
import type { Message } from './records/chat.ts';
import { contactGroups, contacts, groups } from './seed/chats.ts';

type NewMessage = Pick<Message, 'roomId' | 'msg'> & Partial<Message>;

export const chat = new Hono<Env>()
  .get('/chats', rejectWith('Cannot get chats'), (c) => c.json(listChats(c.var.db)))
  .get('/groups', rejectWith('Cannot get groups'), (c) => c.json(groups))
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
  .delete('/delete/message', rejectWith('Cannot delete message'), idIn('message', 'data'), (c) => {
    const { id } = c.req.valid('header');
    c.var.db.messages.remove(id);
    return c.json(id);
  });

/** A chat shows the last message of its room and its time. */
function listChats(db: Db) {
  return contacts.map(({ id, roomId, name, status }) => {
    const last = listMessages(db, roomId).at(-1);
    return { id, roomId, status, name, description: last?.msg ?? '', time: last?.time ?? '' };
  });
}

function listMessages(db: Db, roomId: number): readonly Message[] {
  return db.messages.list().filter((message) => message.roomId === roomId);
}

function getRoom(roomId: unknown) {
  const room = [...contacts, ...groups].find((one) => one.roomId === roomId);
  if (!room) throw new ApiError();
  return room;
}
