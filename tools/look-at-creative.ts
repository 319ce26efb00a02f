import { createServer, type Server } from 'node:http';
import type { Browser } from '@playwright/test';
import { sizes } from '#catalogue/sizes.ts';
import { type AccessLook, parseLooks } from '#protocol/access.ts';
import type { Brand } from '#protocol/brand.ts';
import { bundleCreative, loadDemo } from './creatives.ts';

/** What can be read and pressed in an ad while it plays itself with this brand, as its own page says (creative-sdk/port-trial.ts). Unlike the product, it waits as long as it takes. */
export async function lookAtCreative(browser: Browser, slug: string, brand: Partial<Brand> = {}): Promise<readonly AccessLook[]> {
  const { width, height } = sizes[(await loadDemo(slug)).size];
  const server = await serveTrial(await bundleCreative(slug, 'trial'));
  const address = server.address();
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
    const looks = await page.evaluate(
      (given) =>
        new Promise<unknown>((resolve) => {
          const frame = document.createElement('iframe');
          frame.sandbox.add('allow-scripts');
          frame.src = '/trial.html';
          frame.style.cssText = `border:0;width:${given.width}px;height:${given.height}px`;
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          frame.onload = () => frame.contentWindow?.postMessage({ task: 'access', brand: given.brand }, '*', [port2]);
          document.body.append(frame);
        }),
      { width, height, brand },
    );
    const read = parseLooks(looks);
    if (!read?.length) throw new Error(`${slug} could not be looked at.`);
    return read;
  } finally {
    await page.close();
    server.close();
  }
}

async function serveTrial(html: string): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.url === '/trial.html' ? html : '<!doctype html><html lang="en"><title>Access</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
