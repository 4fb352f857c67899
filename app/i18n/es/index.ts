import accounts from './accounts.ts'
import blog from './blog.ts'
import club from './club.ts'
import completion from './completion.ts'
import contact from './contact.ts'
import diets from './diets.ts'
import eventPages from './event-pages.ts'
import events from './events.ts'
import forms from './forms.ts'
import home from './home.ts'
import kitchen from './kitchen.ts'
import legal from './legal.ts'
import mandates from './mandates.ts'
import members from './members.ts'
import membership from './membership.ts'
import memory from './memory.ts'
import ownAccount from './own-account.ts'
import pages from './pages.ts'
import party from './party.ts'
import restaurants from './restaurants.ts'
import sending from './sending.ts'
import share from './share.ts'
import shell from './shell.ts'

const es = {
  accounts,
  blog,
  club,
  completion,
  contact,
  diets,
  events: { ...events, ...eventPages },
  forms,
  home,
  kitchen,
  legal,
  mandates,
  members,
  membership,
  memory,
  ownAccount,
  pages,
  party,
  restaurants,
  sending,
  share,
  shell,
}

export type Texts = typeof es
export default es
