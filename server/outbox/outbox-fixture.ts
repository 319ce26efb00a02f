import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createSocketServer, type Socket } from 'node:net';

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const portOf = (address: unknown) => (typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0);

/** A webhook receiver on a free port. `answer` returns the status for each call. */
export async function createReceiver(answer: (call: Call) => number) {
  const calls: (Call & { readonly status: number })[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const call = { headers: request.headers, body };
    const status = answer(call);
    calls.push({ ...call, status });
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('thanks');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${portOf(server.address())}/briefs`, calls, close: () => server.close() };
}

/** A mail server that accepts everything or nothing. */
export async function createMailServer(takes: (recipient: string) => boolean = () => true) {
  const mails: string[] = [];
  const server = createSocketServer((socket) => speak(socket, mails, takes));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `smtp://127.0.0.1:${portOf(server.address())}`, mails, close: () => server.close() };
}

function speak(socket: Socket, mails: string[], takes: (recipient: string) => boolean): void {
  let text = '';
  let isData = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  say('220 test');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    text += chunk;
    for (let end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n'); end >= 0; end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')) {
      const part = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (isData) mails.push(part);
      const isRefused = part.startsWith('RCPT') && !takes((/<(.*)>/.exec(part)?.[1] ?? '').toLowerCase());
      isData = !isData && part === 'DATA';
      say(isData ? '354 go on' : isRefused ? '451 ana.keller@northwind.example cannot be reached' : part === 'QUIT' ? '221 bye' : '250 ok');
    }
  });
}
