import {
  createContext,
  createStaticHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type RouteObject,
  type ServerBuild,
} from 'react-router'
import type { ScriptAnswer } from '#app/platform/forms/send-form.ts'
import type { Pages } from './page-answers.ts'

type Routes = ServerBuild['routes']
type Action = NonNullable<NonNullable<Routes[string]>['module']['action']>

/** What the action has answered; null when it threw. */
const answerContext = createContext<unknown>(null)

/** A redirect is sent as JSON, because `fetch` would follow it. */
export function withoutRedirect(response: Response): Response {
  return response.headers.has('Location') ? scriptAnswer(response, null) : response
}

/** Answers a form sent by script (`send-form.ts`): middleware and action run, no loaders, and no page is rendered. */
export function createScriptForms({ routes, entry }: ServerBuild): Pages {
  const handler = createStaticHandler(actionRoutes(routes))
  return async (request) => {
    const context = new RouterContextProvider()
    const failed = (error: unknown) => {
      if (error instanceof Response) return error
      if (isRouteErrorResponse(error)) return new Response(null, { status: error.status })
      entry.module.handleError?.(error, { request, context, params: {} })
      return new Response(null, { status: 500 })
    }
    const response = (await handler
      .queryRoute(request, { requestContext: context, generateMiddlewareResponse: (act) => act(request).catch(failed) })
      .catch(failed)) as Response
    return scriptAnswer(response, context.get(answerContext))
  }
}

function scriptAnswer(response: Response, answer: unknown): Response {
  const headers = new Headers(response.headers)
  const redirect = headers.get('Location')
  headers.delete('Location')
  headers.delete('Content-Type')
  if (redirect) return sendJson({ redirect }, 200, headers)
  return sendJson({ answer }, response.status, headers)
}

/** With its length, so that `compressResponse` does not read a short one. */
function sendJson(answer: ScriptAnswer, status: number, headers: Headers): Response {
  const body = Buffer.from(JSON.stringify(answer))
  headers.set('Content-Type', 'application/json')
  headers.set('Content-Length', String(body.length))
  return new Response(body, { status, headers })
}

function actionRoutes(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    const { middleware, action } = module
    const own = { id, path, middleware, ...(action && { action: withAnswer(action) }) } as RouteObject
    return index ? { ...own, index: true } : { ...own, children: actionRoutes(routes, id) }
  }) as RouteObject[]
}

function withAnswer(action: Action) {
  return async (args: Parameters<Action>[0]): Promise<Response> => {
    const outcome: unknown = await action(args)
    if (outcome instanceof Response) return outcome
    const { data, init } = isDataWithInit(outcome) ? outcome : { data: outcome, init: null }
    args.context.set(answerContext, data)
    return new Response(null, init ?? {})
  }
}

/** Made by `data(…)` of React Router. */
function isDataWithInit(outcome: unknown): outcome is { data: unknown; init: ResponseInit | null } {
  return (outcome as { type?: string } | null)?.type === 'DataWithResponseInit'
}
