import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole route table comes with the client script: no request for it while somebody moves about.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
