import type { ClusterFiles } from './cluster.ts'
import type { Connection } from './connection.ts'
import { socketFolder } from './socket-folder.ts'

export function superuserOf(cluster: ClusterFiles, password: string): Connection {
  return { host: socketFolder(cluster), port: 5432, username: 'cercle', password, database: 'cercle' }
}
