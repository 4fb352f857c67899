import { createContext, use, type ReactNode } from 'react'

/**
 * The only scripts that stand in the HTML itself. They are the same on every page, so that pages stay cacheable; a new
 * one is added to `inlineScripts`, else the security policy does not allow it (see `document.server.ts`).
 */

/** A preference that only local storage knows is honoured before the first paint (decisions, Language). */
export function StoredLanguage() {
  return <script dangerouslySetInnerHTML={{ __html: storedLanguage }} />
}

const storedLanguage = `(function(){try{
var p=localStorage.getItem('language'),s=location.protocol==='https:';
if((p!=='es'&&p!=='ca')||/(^|; )(__Host-)?language=/.test(document.cookie))return;
document.cookie=(s?'__Host-':'')+'language='+p+';path=/;max-age=31536000;samesite=lax'+(s?';secure':'');
if(p!==document.documentElement.lang)location.reload()
}catch(e){}})()`

/**
 * A public page's styles: the rules that it uses are in it (`page-styles.server.ts` fills them in), and the whole sheet
 * with its fonts comes when the page has loaded and been painted, for what script will show; at once, as a sheet that
 * the first paint waits for, where it is known from the page before, at a desk, and without script. That pages fade
 * into each other both must have said before they are seen, by a rule that HTML checkers do not know. At a desk the
 * page is shown when its fonts are there, after a second at the latest: wide lines would break elsewhere.
 */
export function StylesStart({ sheet, fonts }: { sheet: string; fonts: readonly string[] }) {
  return (
    <>
      <style />
      <noscript id="styles">
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={sheet} />
      </noscript>
      <script dangerouslySetInnerHTML={{ __html: stylesStart }} />
    </>
  )
}

const stylesStart = `(function(){
var d=document,n=d.getElementById('styles');
d.head.insertAdjacentHTML('beforeend','<style>@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}</style>');
function bring(){if(n){var h=n.textContent;n.remove();n=null;d.head.insertAdjacentHTML('beforeend',h.replace('rel="stylesheet"','rel="stylesheet" blocking="render"'))}}
function idle(){(window.requestIdleCallback||setTimeout)(bring,{timeout:2000})}
function loaded(){try{new PerformanceObserver(function(l,o){o.disconnect();idle()}).observe({type:'paint',buffered:true})}catch(e){idle()}}
function hold(){
var s=d.documentElement.style,l=d.head.lastElementChild;
function show(){s.visibility=''}
s.visibility='hidden';setTimeout(show,1000);l.onerror=show;
l.onload=function(){Promise.all(['Imbue','"Hanken Grotesk"'].map(function(n){return d.fonts.load('1em '+n)})).then(show,show)}}
if(d.referrer.indexOf(location.origin+'/')===0)bring();
else if(matchMedia('(min-width:48rem)').matches){bring();hold()}
else{addEventListener('load',loaded);addEventListener('styles',bring)}
})()`

/** The public pages' scripts, by their addresses; null in the panel, whose router brings its own. */
export const PublicScript = createContext<readonly string[] | null>(null)

/**
 * Starts the client script when the browser is idle after loading, or at once at the first sign of intent: every page
 * works before that. The script itself stands beside it, inert (`text/hydration`): nothing of it is fetched before.
 */
export function ScriptStart({ children }: { children: ReactNode }) {
  const addresses = use(PublicScript)
  return (
    <>
      {addresses ? (
        <script type="text/hydration" dangerouslySetInnerHTML={{ __html: importsOf(addresses) }} />
      ) : (
        children
      )}
      <script dangerouslySetInnerHTML={{ __html: scriptStart }} />
    </>
  )
}

/** The script that `ScriptStart` makes of a public page's scripts. */
export function importsOf(addresses: readonly string[]): string {
  return addresses.map((address) => `import ${JSON.stringify(address)};`).join('')
}

const scriptStart = `(function(){
var d=document,s=d.querySelector('script[type="text/hydration"]'),w=['pointerover','touchstart','keydown','focusin'];
function start(){
if(!s)return;var m=d.createElement('script');m.type='module';m.nonce=s.nonce;m.textContent=s.textContent;s=null;d.body.append(m)}
function touch(){w.forEach(function(e){removeEventListener(e,touch,true)});d.documentElement.dataset.touched='';start()}
w.forEach(function(e){addEventListener(e,touch,{capture:true,passive:true})});
function idle(){(window.requestIdleCallback||setTimeout)(start,{timeout:4000})}
if(d.readyState==='complete')idle();else addEventListener('load',idle)
})()`

/** Every constant above that browsers may run. */
export const inlineScripts: readonly string[] = [storedLanguage, stylesStart, scriptStart]
