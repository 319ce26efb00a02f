import { createServer, request } from 'node:http';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { startProduction } from '#tools/production-server.ts';

export interface HostileHost {
  readonly origin: string;
  /** Replaces the creative Golden Hour by this document; '' restores it. */
  show(html: string): void;
  stop(): Promise<void>;
}

/** Serves the built site with one creative replaced, under the same policy as any creative. */
export async function startHostileHost(): Promise<HostileHost> {
  const server = await startProduction();
  const { port, hostname } = new URL(server.origin);
  let html = '';
  const proxy = createServer((asked, answer) => {
    if (html && asked.url?.startsWith('/creatives/golden-hour/index.html')) {
      const security = createSecurityHeaders({ publicOrigin: `http://${asked.headers.host}`, isOriginCertain: true });
      answer.writeHead(200, { ...security.forCreative(html), 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
      return;
    }
    const passed = request({ port, hostname, path: asked.url, method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    show: (next) => {
      html = next;
    },
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await server.stop();
    },
  };
}
