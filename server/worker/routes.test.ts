import { describe, expect, it } from 'vitest';
import { createSecurityHeaders } from '../http/security-headers.ts';
import { createWorkerRoutes } from './routes.ts';

const security = createSecurityHeaders({ publicOrigin: 'https://surge.test', isOriginCertain: true });
const ask = (path: string, isWorkerOff: boolean) => createWorkerRoutes({ security, isWorkerOff }).request(path);

describe('the worker', () => {
  it('called off, it empties its caches, removes itself and offers nothing', async () => {
    const response = await ask('/worker.js', true);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'service-worker-allowed': '/',
    });
    const script = await response.text();
    expect(script).toContain('caches.delete(name)');
    expect(script).toContain('registration.unregister()');
    expect(script).not.toContain('fetch');
    expect((await ask('/meeting-files.json', true)).status).toBe(404);
  });

  it('that was not built is not there', async () => {
    expect((await ask('/worker.js', false)).status).toBe(404);
    expect((await ask('/meeting-files.json', false)).status).toBe(404);
  });
});
