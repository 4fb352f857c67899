import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // No route has a client loader or action that could be split off; looking for them takes a fifth of the build.
  splitRouteModules: false,
  // The whole route table comes with the client script: no request for it while somebody moves about.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
