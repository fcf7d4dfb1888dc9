import { settingsRoutes } from './settings/routes.ts';
import { authMiddleware } from './auth/access/middleware.ts';
import { authRoutes } from './auth/routes.ts';
import { endPaymentsAcross, endSoldAcross } from './billing/payments/end-across-block.ts';
import { chargeMoved } from './billing/payments/reconcile.ts';
import { billingRoutes } from './billing/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { announceBanInChat } from './chat/announce-ban.ts';
import { commentRoutes } from './posts/comments/routes.ts';
import { complaintRoutes } from './people/complaints/routes.ts';
import { hasPayments } from './config/features.ts';
import { configRoutes } from './app/config.routes.ts';
import type { Backend, Router } from './context.ts';
import { exportRoutes } from './settings/exports/routes.ts';
import { feedRoutes } from './posts/feed/routes.ts';
import { captionRoutes } from './media/captions/captions.routes.ts';
import { knownFileRoutes } from './media/uploads/known.routes.ts';
import { posterRoutes } from './media/uploads/poster.routes.ts';
import { previewRoutes } from './media/uploads/preview.routes.ts';
import { resumableRoutes } from './media/uploads/resumable.routes.ts';
import { uploadRoutes } from './media/uploads/upload.routes.ts';
import { onNotFound } from './http/not-found.ts';
import { onError } from './http/on-error.ts';
import { requestBasics } from './http/request-basics.ts';
import { requestLimits } from './http/request-limits.ts';
import { newRouter } from './http/router.ts';
import { refuseNulAddress, tidyInput } from './http/tidy-input.ts';
import { fairTurns } from './http/turns.ts';
import { identityCallbackRoutes } from './settings/identity/callback.routes.ts';
import { identityRoutes } from './settings/identity/routes.ts';
import { issuerRoutes } from './stand-ins/issuer/routes.ts';
import { leavingRoutes } from './settings/leaving/routes.ts';
import { fileDeletionRoutes } from './media/library/deletion.routes.ts';
import { libraryListRoutes } from './media/library/lists.routes.ts';
import { libraryRoutes } from './media/library/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { notifyOfFollow } from './app/notices/follow-notice.ts';
import { oneClickRoutes } from './app/notices/mail-stop.routes.ts';
import { noticeRoutes } from './app/notices/routes.ts';
import { addOpenApi } from './openapi/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import type { AfterChange } from './people/after-change.ts';
import { peopleRoutes } from './people/routes.ts';
import { postRoutes } from './posts/routes.ts';
import { profileRoutes } from './people/profiles/routes.ts';
import { pspRoutes } from './stand-ins/psp/routes.ts';
import { brokerApiRoutes } from './realtime/api.routes.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { insightRoutes } from './insight/routes.ts';
import { invitationRoutes } from './insight/invitations/links.routes.ts';
import { referralRoutes } from './insight/invitations/visits/visits.routes.ts';
import { providersOf } from './auth/social/providers.ts';
import { storageRoutes } from './storage/routes.ts';
import { socialRoutes } from './auth/social/routes.ts';
import { switchMiddleware } from './stand-ins/switches/middleware.ts';
import { plainMiddleware } from './stand-ins/switches/plain.ts';
import { addSwitches } from './stand-ins/switches/routes.ts';
import { areSwitchesCompiledIn } from './stand-ins/switches/switched.ts';
import { systemRoutes } from './app/system.routes.ts';

const afterBan: AfterChange['banned'] = async (...change) => {
  await announceBanInChat(...change);
  await endPaymentsAcross(...change);
};

/**
 * The backend as one function from Request to Response. Every domain mounts full paths at the root;
 * paths it does not know answer 404 JSON here, and the web server decides before whether a GET is
 * the single page's (`web/backend-path.ts`).
 */
export function createApp(backend: Backend): Router {
  const app = newRouter();
  app.onError(onError);
  app.notFound(onNotFound(app));
  app.use(requestBasics(backend));
  app.route('/', systemRoutes());
  app.use(requestLimits(backend.settings.rateLimit));
  if (areSwitchesCompiledIn && backend.settings.testSwitches) {
    app.use(switchMiddleware);
    app.use(plainMiddleware);
    addSwitches(app, backend);
  }
  app.use(refuseNulAddress);
  app.route('/', brokerApiRoutes());
  app.route('/', identityCallbackRoutes());
  app.route('/', oneClickRoutes());
  if (providersOf(backend).isLocal) app.route('/', issuerRoutes());
  if (hasPayments(backend)) app.route('/', pspRoutes(chargeMoved));
  // After the providers' stand-ins, which a call that has its turn waits for.
  app.use(fairTurns());
  app.use(tidyInput);
  for (const middleware of authMiddleware) app.use(middleware);
  for (const routes of [
    authRoutes,
    settingsRoutes,
    leavingRoutes,
    exportRoutes,
    identityRoutes,
    mailRoutes,
    configRoutes,
    pageRoutes,
    feedRoutes,
    postRoutes,
    noticeRoutes,
    () => peopleRoutes({ blocking: endSoldAcross, banned: afterBan, followed: notifyOfFollow }),
    profileRoutes,
    chatRoutes,
    commentRoutes,
    complaintRoutes,
    billingRoutes,
    libraryRoutes,
    libraryListRoutes,
    fileDeletionRoutes,
    storageRoutes,
    // Before the files by their hash.
    knownFileRoutes,
    uploadRoutes,
    resumableRoutes,
    captionRoutes,
    posterRoutes,
    previewRoutes,
    realtimeRoutes,
    socialRoutes,
    insightRoutes,
    invitationRoutes,
    referralRoutes,
  ])
    app.route('/', routes());
  addOpenApi(app, backend);
  return app;
}
