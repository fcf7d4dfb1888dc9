import type { Http } from '#src/api/lib/http.types.ts';
import type { Broadcaster } from '#src/api/chat/echo.ts';
import type { RunningApp } from '../app/running-app.types.ts';
import type { ChatServices } from './chat-services.ts';
import type { WakeDeps } from './wake.ts';

/** Dependencies of the chat's adapters. */
export interface ChatDeps {
  readonly http: Http;
  readonly app: RunningApp;
  /** Shared by every adapter of the chat. */
  readonly chat: ChatServices;
  /** Filled here: the client puts it on every call while the socket is really open. */
  readonly socket: { id: () => string | null };
  /** The browser's own by default: reports when the page is visible again. */
  readonly wake?: WakeDeps;
  readonly config: {
    readonly broadcaster: Broadcaster;
    readonly limits: {
      readonly currency: string;
      readonly messageMax: number;
      readonly priceMin: number;
      readonly priceMax: number;
    };
  };
}
