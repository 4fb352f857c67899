import { inline } from '#app/platform/render/inline-scripts.tsx'
import { memberHint } from '#app/accounts/member-session/member-hint.ts'

/**
 * Marks the page, before the header is painted, in a browser where a member has signed in: cached pages are the same
 * for everybody. Again when the page comes back from the browser's own cache. `entry.server.tsx` allows the script.
 */
export function MemberMark() {
  return <script dangerouslySetInnerHTML={{ __html: memberMark }} />
}

export const memberMark = inline(`(()=>{
let e=document.documentElement,r=/(?:^|; )(?:__Host-)?${memberHint.replaceAll('.', '\\.')}=([^;]+)/,
mark=()=>{try{
let m=r.exec(document.cookie);
e.toggleAttribute('data-member',!!m);
e.style.setProperty('--member-initials',m?JSON.stringify(decodeURIComponent(m[1])):'')
}catch{}};
mark();addEventListener('pageshow',mark)
})()`)
