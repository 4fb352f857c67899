import { createContext, use, type ReactNode } from 'react'

/** The same on every page, for caching. Add a new script to `inlineScripts`, or the security policy blocks it. */

/** Applies a preference that only local storage holds before the first paint. */
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
 * Inlines the rules that a public page uses (`page-styles.server.ts`). The whole sheet and the fonts load after the
 * first paint, but first on navigation within the site, on wide screens (at most 1 s: lines would break differently)
 * and without script. Script sets the view transition rule, since HTML validators reject it.
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

/** Script addresses of a public page; null in the panel. */
export const PublicScript = createContext<readonly string[] | null>(null)

/**
 * Starts the client script when the browser is idle or at the first interaction; nothing loads before. A page whose
 * purpose is a form starts it at once. A press of a stepper before it only counts (`party-size.tsx`).
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

export function importsOf(addresses: readonly string[]): string {
  return addresses.map((address) => `import ${JSON.stringify(address)};`).join('')
}

const scriptStart = `(function(){
var d=document,s=d.querySelector('script[type="text/hydration"]'),w=['pointerover','touchstart','keydown','focusin','input'];
function start(){
if(!s)return;var m=d.createElement('script');m.type='module';m.nonce=s.nonce;m.textContent=s.textContent;s=null;d.body.append(m)}
function touch(){w.forEach(function(e){removeEventListener(e,touch,true)});start()}
w.forEach(function(e){addEventListener(e,touch,{capture:true,passive:true})});
function idle(){(window.requestIdleCallback||setTimeout)(start,{timeout:4000})}
addEventListener('click',function(e){
var b=e.target.closest('button[name=step]:not([formaction])'),i=b&&b.parentNode.querySelector('input');
if(!i||b.type!=='submit'||e.defaultPrevented)return;
e.preventDefault();i.stepUp(+b.value);i.dispatchEvent(new Event('input',{bubbles:true}))});
if(d.querySelector('[data-view],form[data-draft]'))start();
else if(d.readyState==='complete')idle();else addEventListener('load',idle)
})()`

export const inlineScripts: readonly string[] = [storedLanguage, stylesStart, scriptStart]
