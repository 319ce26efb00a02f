import { launch } from './creative-lab.ts';
import { startProduction } from './production-server.ts';
const server = await startProduction();
import { chromium } from '@playwright/test'; import { chromiumArgs, getChromium } from './chromium.ts'; const browser = await chromium.launch({ executablePath: getChromium(), args: [...chromiumArgs,'--disable-features=IsolateSandboxedIframes,SitePerProcess','--disable-site-isolation-trials'] });
for (let i=0;i<2;i++){
const ctx = await browser.newContext({ viewport:{width:412,height:823}, deviceScaleFactor:1.75, isMobile:true, hasTouch:true });
const page = await ctx.newPage();
await page.goto(server.origin+'/', {waitUntil:'load'});
await page.waitForTimeout(1000);
const s = await ctx.newCDPSession(page);
const agg=new Map<string,number>();
const handle=async(sess:any)=>{};
await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval',{interval:200}); await s.send('Profiler.start');
await page.waitForTimeout(5000);
const {profile}=await s.send('Profiler.stop');
const self=new Map<number,number>(); for(let k=0;k<profile.samples!.length;k++){ self.set(profile.samples![k]!,(self.get(profile.samples![k]!)??0)+profile.timeDeltas![k]!); }
const by=new Map<string,number>(); const byId=new Map(profile.nodes.map(n=>[n.id,n]));
// total by function within golden hour
const parent=new Map<number,number>(); for(const n of profile.nodes) for(const c of n.children??[]) parent.set(c,n.id);
const tot=new Map<string,number>();
for(const [id,t] of self){ const n=byId.get(id)!; const key=n.callFrame.functionName+' '+n.callFrame.url.slice(-30)+':'+n.callFrame.lineNumber+':'+n.callFrame.columnNumber; by.set(key,(by.get(key)??0)+t); const seen=new Set<string>(); let q:number|undefined=id; while(q!==undefined){ const m=byId.get(q)!; const k=m.callFrame.functionName+':'+m.callFrame.columnNumber; if(!seen.has(k)){seen.add(k); tot.set(k,(tot.get(k)??0)+t);} q=parent.get(q);} }
const show=(m:Map<string,number>)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,22).map(([k,v])=>(v/1000).toFixed(1)+' '+k).join('\n  ');
if(i===1) console.log('self\n  '+show(by)+'\ntotal\n  '+show(tot));
await ctx.close();
}
await browser.close(); await server.stop();
