import { chromium } from '@playwright/test';
const [,, port, ...args] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless=new','--no-sandbox','--disable-gpu'] });
const jobs = args.map(a=>{const [path,w,mode='light',lang='en',extra='']=a.split('@');return{path,w:+w,mode,lang,extra}});
for (const {path,w,mode,lang,extra} of jobs){
  const ctx = await browser.newContext({viewport:{width:w,height:w<700?844:900}, reducedMotion:'reduce'});
  const base=`http://127.0.0.1:${port}`;
  await ctx.addCookies([{name:'surge-settings',value:`mode=${mode}${extra?'&'+extra:''}`,url:base},{name:'I18N_LANGUAGE',value:lang,url:base}]);
  await ctx.addInitScript(()=>{ if(window===top) localStorage.setItem('authUser', JSON.stringify({uid:1,username:'admin',role:'admin',email:'admin@surge.example'})); });
  const page=await ctx.newPage();
  page.on('console',m=>['error','warning'].includes(m.type())&&console.log(path,m.text()));
  page.on('pageerror',e=>console.log(path,'ERR',e.message));
  await page.goto(base+path); await page.waitForTimeout(1800);
  await page.evaluate(async()=>{for(const i of document.querySelectorAll('img[loading=lazy]'))i.loading='eager';await Promise.all([...document.images].map(i=>i.decode().catch(()=>{})));});
  const sw=await page.evaluate(()=>document.documentElement.scrollWidth); if(sw>w) console.log('SIDEWAYS',path,w,sw);
  const name=(path.replace(/[^a-z0-9]+/gi,'_')+`_${w}_${mode}_${lang}`);
  await page.screenshot({path:`/tmp/shopshots/${name}.png`,fullPage:true});
  await ctx.close();
}
await browser.close();
