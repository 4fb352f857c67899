import type { Texts } from '../es/index.ts'
import accounts from './accounts.ts'
import blog from './blog.ts'
import club from './club.ts'
import contact from './contact.ts'
import events from './events.ts'
import forms from './forms.ts'
import home from './home.ts'
import legal from './legal.ts'
import membership from './membership.ts'
import restaurants from './restaurants.ts'
import shell from './shell.ts'

export default { accounts, blog, club, contact, events, forms, home, legal, membership, restaurants, shell } satisfies Texts
