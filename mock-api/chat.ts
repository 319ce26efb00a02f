import { Hono } from 'hono/tiny';
import type { Db } from './db.ts';
import { type Env, idIn, jsonBody, refusing, toId } from './endpoint.ts';
import type { Message } from './records/chat.ts';
import { Refusal } from './refusal.ts';
import { contactGroups, contacts, groups } from './seed/chats.ts';

type NewMessage = Pick<Message, 'roomId' | 'msg'> & Partial<Message>;

export const chat = new Hono<Env>()
  .get('/chats', refusing('Cannot get chats'), (c) => c.json(listChats(c.var.db)))
  .get('/groups', refusing('Cannot get groups'), (c) => c.json(groups))
  .get('/contacts', refusing('Cannot get contacts'), (c) => c.json(contactGroups))
  .get('/messages/:roomId', refusing('Cannot get messages'), (c) => {
    const room = getRoom(toId(c.req.param('roomId')));
    return c.json([{ id: room.roomId, roomId: room.roomId, sender: room.name, usermessages: listMessages(c.var.db, room.roomId) }]);
  })
  .post('/add/messages', refusing('Cannot add message'), jsonBody<NewMessage>(), (c) => {
    const body = c.req.valid('json');
    getRoom(body.roomId);
    return c.json(c.var.db.messages.add({ time: new Date().toISOString(), ...body }));
  })
  .delete('/delete/message', refusing('Cannot delete message'), idIn('message', 'data'), (c) => {
    const { id } = c.req.valid('header');
    c.var.db.messages.remove(id);
    return c.json(id);
  });

/** A chat shows the last thing said in its room, and when. */
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
  if (!room) throw new Refusal();
  return room;
}
