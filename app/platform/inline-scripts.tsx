import { createContext, use, type ReactNode } from 'react'

/**
 * The only scripts that stand in the HTML itself. They are the same on every page, so that pages stay cacheable and their hashes known
 * (see `document.server.ts`).
 */

/** A preference that only local storage knows is honoured before the first paint (decisions, Language). */
export function StoredLanguage() {
  return <script dangerouslySetInnerHTML={{ __html: storedLanguage }} />
}

const storedLanguage = `(function(){try{
var p=localStorage.getItem('language');
if((p!=='es'&&p!=='ca')||/(^|; )language=/.test(document.cookie))return;
document.cookie='language='+p+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'');
if(p!==document.documentElement.lang)location.reload()
}catch(e){}})()`

/** The public pages' scripts, by their addresses; null in the panel, whose router brings its own. */
export const PublicScript = createContext<readonly string[] | null>(null)

/**
 * Starts the client script when the browser is idle after loading, or at once at the first sign of intent: every page works before that. The script
 * itself stands beside it, inert (`text/hydration`): nothing of it is fetched before.
 */
export function ScriptStart({ children }: { children: ReactNode }) {
  const addresses = use(PublicScript)
  return (
    <>
      {addresses ? <script type="text/hydration" dangerouslySetInnerHTML={{ __html: addresses.map((address) => `import ${JSON.stringify(address)};`).join('') }} /> : children}
      <script dangerouslySetInnerHTML={{ __html: scriptStart }} />
    </>
  )
}

const scriptStart = `(function(){
var d=document,s=d.querySelector('script[type="text/hydration"]'),w=['pointerover','touchstart','keydown','focusin'];
function start(){
if(!s)return;var m=d.createElement('script');m.type='module';m.textContent=s.textContent;s=null;d.body.append(m)}
function touch(){w.forEach(function(e){removeEventListener(e,touch,true)});d.documentElement.dataset.touched='';start()}
w.forEach(function(e){addEventListener(e,touch,{capture:true,passive:true})});
function idle(){(window.requestIdleCallback||setTimeout)(start,{timeout:4000})}
if(d.readyState==='complete')idle();else addEventListener('load',idle)
})()`
