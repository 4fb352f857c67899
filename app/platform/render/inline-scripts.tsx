import { createContext, use, type ReactNode } from 'react'

/** The same on every page, for caching. Add a new script to `inlineScripts`, or the security policy blocks it. */

/** Applies a preference that only local storage holds before the first paint. */
export function StoredLanguage() {
  return <script dangerouslySetInnerHTML={{ __html: storedLanguage }} />
}

const storedLanguage = inline(`try{
let d=document,p=localStorage.getItem('language'),s=location.protocol=='https:';
if(/^(es|ca)$/.test(p)&&!/(^|; )(__Host-)?language=/.test(d.cookie)){
d.cookie=(s?'__Host-':'')+'language='+p+';path=/;max-age=31536000;samesite=lax'+(s?';secure':'');
p==d.documentElement.lang||location.reload()}
}catch{}`)

/**
 * Inlines the rules that a public page uses (`page-styles.server.ts`). The whole sheet and the fonts load after the
 * first paint, but first on navigation within the site, for other colours, on wide screens (at most 1 s: lines would
 * break differently) and without script. Script sets the view transition rule, since HTML validators reject it, and
 * keeps from layout what is below the first screen (`later`): with the whole sheet it follows part by part, since one
 * layout of the whole page holds a slow phone. An address with an anchor needs the heights above it at once.
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

const stylesStart = inline(`(()=>{
let d=document,h=d.head,n=d.getElementById('styles'),add=t=>h.insertAdjacentHTML('beforeend',t),
bring=()=>{if(n){let t=n.textContent;n.remove();n=0;add(t.replace('rel="stylesheet"','rel="stylesheet" blocking="render"'));h.lastElementChild.addEventListener('load',()=>d.readyState=='complete'?follow():addEventListener('load',follow))}},
idle=()=>(self.requestIdleCallback||setTimeout)(bring,{timeout:2000}),
follow=()=>{let e=d.querySelector('.later');if(e){e.classList.remove('later');requestAnimationFrame(follow)}},
hold=()=>{
let s=d.documentElement.style,l=h.lastElementChild,show=()=>s.visibility='';
s.visibility='hidden';setTimeout(show,1000);l.onerror=show;
l.onload=()=>Promise.all(['Imbue','"Hanken Grotesk"'].map(n=>d.fonts.load('1em '+n))).then(show,show)};
add('<style>@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'+(location.hash?'':'@media screen{.later{content-visibility:auto;contain-intrinsic-size:auto 40rem}}')+'</style>');
if(d.referrer.startsWith(location.origin+'/')||matchMedia('(prefers-contrast:more),(forced-colors:active)').matches)bring();
else if(matchMedia('(min-width:48rem)').matches){bring();hold()}
else{addEventListener('styles',bring);addEventListener('load',()=>{
try{new PerformanceObserver((l,o)=>{o.disconnect();idle()}).observe({type:'paint',buffered:true})}catch{idle()}})}
})()`)

/** Script addresses of a public page; null in the panel. */
export const PublicScript = createContext<readonly string[] | null>(null)

/**
 * Starts the client script when the browser is idle or at the first interaction; nothing loads before. A page whose
 * purpose is a form starts it at once.
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

const scriptStart = inline(`(()=>{
let d=document,s=d.querySelector('script[type="text/hydration"]'),
start=()=>{if(s){let m=d.createElement('script');m.type='module';m.nonce=s.nonce;m.textContent=s.textContent;s=0;d.body.append(m)}},
idle=()=>(self.requestIdleCallback||setTimeout)(start,{timeout:4000});
for(let e of ['pointerover','touchstart','keydown','focusin','input'])addEventListener(e,start,{capture:true,passive:true,once:true});
if(d.querySelector('[data-view],form[data-draft]'))start();
else if(d.readyState=='complete')idle();else addEventListener('load',idle)
})()`)

/** A press of a stepper before the form starts only counts (`party-size.tsx`). */
export function StepperStart() {
  return <script dangerouslySetInnerHTML={{ __html: stepperStart }} />
}

const stepperStart = inline(`addEventListener('click',e=>{
let b=e.target.closest('button[name=step]:not([formaction])'),i=b&&b.parentNode.querySelector('input');
if(!i||b.type!='submit'||e.defaultPrevented)return;
e.preventDefault();i.stepUp(+b.value);i.dispatchEvent(new Event('input',{bubbles:true}))})`)

export const inlineScripts: readonly string[] = [storedLanguage, stylesStart, scriptStart, stepperStart]

/** Each of its lines ends where no line break is needed. */
export function inline(lines: string): string {
  return lines.replaceAll('\n', '')
}
