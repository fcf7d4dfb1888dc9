import type { RouterError } from '../navigation/routes.ts';
import { unknownRoute } from '../navigation/location-requests.ts';
import type { NoticeShown } from './notice.types.ts';

const isRouterError = (error: unknown): error is RouterError =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'routerError';

/** The notice for a view that failed: a RouterError names the route and the parameter. */
export function noticeOf(error: unknown): NoticeShown {
  if (!isRouterError(error))
    return {
      type: 'notice.shown',
      tone: 'negative',
      title: 'app.failure.oops',
      key: 'app.failure.unexpected',
    };
  const { route, param } = error;
  return unknownRoute(param === null ? route : `${route} (${param})`);
}
