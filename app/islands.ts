import type { Islands } from '#app/platform/render/islands/start-islands.ts'
import startProgress from './site/progress-island.ts'
import startShell from './site/shell-island.ts'

/** INDEX 4: every island by its `data-island`. Pages load only their own; only forms use React. */
export const islands: Islands = {
  shell: async () => ({ default: startShell }),
  progress: async () => ({ default: startProgress }),
  'flash-message': () => import('#app/accounts/flash-message-island.ts'),
  copy: () => import('#app/ui/site/copy-island.ts'),
  share: () => import('#app/ui/site/share-island.ts'),
  'map-card': () => import('./ui/map-card-island.ts'),
  'plain-form': () => import('#app/platform/forms/plain-form-island.ts'),
  abroad: () => import('./mandates/site/abroad-island.ts'),
  leave: () => import('#app/membership/members/leave-island.ts'),
  'hero-slider': () => import('./site/home/hero-slider-island.ts'),
  voices: () => import('./site/home/voices-island.ts'),
  registration: () => import('./bookings/site/registration/registration-island.tsx'),
  'waiting-list': () => import('./waiting-list/site/waiting-list-island.tsx'),
  'registration-dialog': () => import('./site/event/registration-dialog-island.ts'),
  stepper: () => import('./bookings/site/party/stepper-island.ts'),
  door: () => import('./door/door-island.tsx'),
  booked: () => import('./bookings/site/booked/booked-island.ts'),
  'membership-request': () => import('#app/membership/requests/request-island.tsx'),
  completion: () => import('#app/membership/members/completion-island.tsx'),
  contact: () => import('#app/contact/site/contact-island.tsx'),
  account: () => import('./accounts/account-island.tsx'),
}
