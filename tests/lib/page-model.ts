import type { Page } from 'playwright';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** The running app in a browser of its own, and the switches of its backend. */
export interface PageWorld {
  readonly page: Page;
  /** Signs a demo account in (`ada`) without the form; the next page that is opened is theirs. */
  readonly signIn: (name: string) => Promise<void>;
  /** Does over the wire what the member could by hand, to begin from where a test needs it. */
  readonly post: (path: string, body?: object) => Promise<void>;
  /** Turns the backend's switches (src/backend/stand-ins/switches): `faults`, `switches`, `unverify`, … */
  readonly turn: (name: string, body: unknown) => Promise<void>;
}

/** Way to make the backend give an outcome. */
export type Reply =
  /** As it is: the seeded world answers so by itself. */
  | 'real'
  /** The connection is cut before the request reaches the backend. */
  | 'cut'
  | {
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Several requests of one invoke, one after another. */
  | { readonly answers: readonly PageAnswer[] }
  /** It cannot; the sentence stands in the report. */
  | { readonly cannot: string };

/** A request; `*` in its path stands for one segment. */
export interface PageCall {
  readonly method: string;
  readonly path: string;
}

export interface PageAnswer {
  readonly call: PageCall;
  readonly status: number;
  readonly body: unknown;
}

/** One port as the wire sees it. */
export interface PagePort {
  /**
   * The requests that it makes: held until the step that settles the port. Null for a port without
   * one: it settles by itself, before a test could look.
   */
  readonly call: PageCall | readonly PageCall[] | null;
  readonly done: (output: never) => Reply;
  /** Left out: each kind of failure comes as contract §1.3 has it. */
  readonly error?: (failure: never) => Reply;
}

/**
 * Model of a flow for the running app (`tests/<d>/<stem>.page.ts`). Gestures, sightings and cases
 * are those of the view's model.
 */
export interface PageModel {
  /** In place of the model's: what the seeded world gives the chart. */
  readonly input?: unknown;
  /** Demo account that is signed in first; nobody if left out. Its session never ends during a test. */
  readonly as?: string;
  /**
   * Path of the screen, or the way to where the chart begins. The ports' requests are held already.
   * The rest of a page model is for what cannot be learnt from the flow's adapter.
   */
  readonly open: string | ((world: PageWorld) => Promise<void>);
  /**
   * The last hand of the way there, where the chart runs a timer from its first state on: the clock
   * stands already when it is made, so that a busy machine lets no time pass unseen.
   */
  readonly begin?: (world: PageWorld) => Promise<void>;
  /**
   * Selector of the part of the page that the flow draws, where others beside it have controls of the
   * same names; the model's hands and eyes stay within it.
   */
  readonly within?: string;
  /** Each in place of what is learnt: a port without a request, or what the world says by itself. */
  readonly ports?: Readonly<Record<string, PagePort>>;
  /**
   * Events made here by the world, or by a hand where the app uses other names than the model.
   * Events without a gesture and without an entry here are left out.
   */
  readonly events?: Readonly<
    Record<string, (world: PageWorld, event: AnyEventObject) => Promise<void>>
  >;
  /** States that look otherwise in the app than by themselves, each with what is seen there. */
  readonly sightings?: Readonly<Record<string, (world: PageWorld) => Promise<void>>>;
  /**
   * Reason why an event cannot be made here though the model or `events` could elsewhere, or null;
   * a port that settles is one too (`xstate.error.actor.<child>`).
   */
  readonly cannot?: (event: AnyEventObject, snapshot: AnyMachineSnapshot) => string | null;
}

export const definePage = (page: PageModel): PageModel => page;
