import type { RoutesAbsent } from './app.types.ts';
import type { LocaleCode } from './locale-code.types.ts';
import type { AnyActorLogic, AnyActorRef } from 'xstate';
import type { Child, ChildEmitted } from '../parts/children.ts';
import type { ChatEvents } from '../chat/chat.types.ts';
import type {
  EmailChangeUpdated,
  SettingsUpdated,
  Viewer,
  ExportUpdated,
} from '../auth/viewer.types.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { PaymentUpdated, PurchaseSettled } from '../billing/billing.types.ts';
import type { FilesRestored } from '../media/files-restored.types.ts';
import type { FileProcessed } from '../media/uploaded.types.ts';
import type { PostChanged } from '../posts/my-post.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { LikeChanged } from '../posts/like.types.ts';
import type { PostPublished } from '../posts/new-posts.types.ts';
import type { IdentityUpdated } from '../settings/identity.types.ts';
import type { Location } from '../navigation/navigation.types.ts';

/** A screen whose code has come: its chart with every port filled, and what it starts with. */
export interface LoadedScreen {
  readonly logic: AnyActorLogic;
  readonly input: unknown;
  /** Text key of the document's title. */
  readonly title: string;
  /** View that draws the screen; the chart passes it on without reading it. */
  readonly view: unknown;
  /** Stays alive for a while when it is left, so that Back finds it as it was. */
  readonly keeps: boolean;
}

/**
 * Reason why a screen's code did not load. `same`: the server still has this release; `newer`: it
 * serves another one; `offline`: the device has no network; `unreachable`: the server gives no
 * useful answer.
 */
export type ReleaseFinding = 'same' | 'newer' | 'offline' | 'unreachable';

/** A screen on the page: its actor, and the location it was opened for. */
export interface MountedScreen extends Pick<LoadedScreen, 'title' | 'view' | 'keeps'> {
  readonly actor: Child<AnyActorRef>;
  readonly location: Location;
}

export interface ScreenContext {
  /** The latest admitted location; its screen may still be on its way. */
  readonly location: Location | null;
  readonly mounted: MountedScreen | null;
  /** Screen that ConfirmPassword covers: alive and hidden, with all that was typed. */
  readonly covered: MountedScreen | null;
  /** Screens that were left and wait for Back, the latest last; a few at most. */
  readonly kept: readonly MountedScreen[];
}

/** Events that the app passes down to the screen's actor, for charts that handle them. */
export type ScreenEvents =
  | { readonly type: 'location.changed'; readonly location: Location }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'connection.caughtUp' }
  | { readonly type: 'connection.lost' }
  | { readonly type: 'locale.changed'; readonly code: LocaleCode }
  | { readonly type: 'viewer.changed'; readonly viewer: Viewer | null }
  | ChatEvents
  | RelationChanged
  | PaymentUpdated
  | IdentityUpdated
  | EmailChangeUpdated
  | ExportUpdated
  | SettingsUpdated
  | PurchaseSettled
  | PostPublished
  | LikeChanged
  | PostChanged
  | FilesRestored
  | FileProcessed
  | DialogsEmitted;

export type ScreenEvent =
  | { type: 'location.admitted'; location: Location }
  | { type: 'app.event'; appEvent: ScreenEvents }
  /** Event: this site does not offer these routes. */
  | RoutesAbsent
  | { type: 'page.reload' }
  | { type: 'notice.dismiss' }
  | { type: 'screen.retry' }
  | ChildEmitted<{ type: string }>;

/** Events that the screen on the page emits, unchanged, and the path that a person returns to. */
export type ScreenEmitted =
  | { type: string }
  | { type: 'call.failed' }
  | { type: 'location.requested'; path: string; replace: true };
