import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { chromiumArgs, getChromium } from './chromium.ts';
import { startProduction } from './production-server.ts';
import { startFloor } from './bench/floor-server.ts';
const server = await startProduction(); const floor = await startFloor();
const browser = await puppeteer.launch({ executablePath: getChromium(), args: [...chromiumArgs, '--disable-gpu'] });
const port = Number(new URL(browser.wsEndpoint()).port);
const which = process.argv[2] ?? 'l';
const u = {l:server.origin+'/',g:server.origin+'/experience/gamification',fl:floor.origin+'/',fg:floor.origin+'/experience/gamification/'}[which]!;
await fetch(u,{headers:{'accept-encoding':'br'}}); await new Promise(r=>setTimeout(r,1500));
for (let i=0;i<Number(process.argv[3]??3);i++){
  const r = await lighthouse(u, { port, logLevel:'error', onlyCategories:['performance'] });
  const a=r!.lhr.audits; 
  const doc=(a['network-requests']!.details as any).items[0];
  console.log(which,'FCP', Math.round(a['first-contentful-paint']!.numericValue!), 'LCP',Math.round(a['largest-contentful-paint']!.numericValue!), 'tbt',Math.round(a['total-blocking-time']!.numericValue!), 'si', Math.round(a['speed-index']!.numericValue!), 'doc',doc.transferSize, 'cls', a['cumulative-layout-shift']!.numericValue, r!.lhr.categories.performance!.score);
  const ev=(r as any).artifacts.Trace.traceEvents as any[];
  const ms=ev.filter(e=>e.name==='largestContentfulPaint::Candidate'); const lcp=ms.at(-1); const fcp=ev.find(e=>e.name==='firstContentfulPaint'&&e.args?.frame===lcp.args.frame)??lcp;
  const nav=ev.filter(e=>e.name==='navigationStart'&&e.pid===lcp.pid&&e.ts<lcp.ts).at(-1);
  const tid=lcp.tid, pid=lcp.pid; const t0=nav.ts;
  const tasks=ev.filter(e=>e.pid===pid&&e.tid===tid&&e.name==='RunTask'&&e.ts>=t0&&e.dur>2500&&e.ts<lcp.ts+(process.argv[4]?4e6:5e4));
  console.log('  lcp at',(lcp.ts-t0)/1000|0,'fcp',(fcp.ts-t0)/1000|0);
  if(i===0||process.argv[4]) for(const t of tasks){ const kids=ev.filter(e=>e.pid===pid&&e.tid===tid&&e.ph==='X'&&e.ts>=t.ts&&e.ts+e.dur<=t.ts+t.dur&&e!==t&&e.dur>700);
    console.log('   ',(t.ts-t0)/1000|0,(t.dur/1000).toFixed(1),kids.map(k=>k.name+(k.args?.data?.url?'('+k.args.data.url.slice(-30)+')':'')+' '+(k.dur/1000).toFixed(1)).slice(0,10).join(', ')); }
}
await browser.close(); await server.stop(); floor.stop();
