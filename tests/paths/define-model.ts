import type { Page } from 'playwright';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Person } from '../lib/person.ts';
import type { ChartModel, OfType, TypeOf, World } from './define.ts';

/** The user at a page: the words of `Person`, and the page itself for what they do not say. */
export interface PagePerson extends Person {
  readonly page: Page;
}

/** Answer to a port's request: an HTTP answer, the true server's, or none because the wire is cut. */
export type PageReply =
  | 'real'
  | 'cut'
  | {
      readonly status?: number;
      readonly json?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** A port as the wire sees it: its request waits in the browser until the step that settles it. */
export interface PagePortModel {
  /** Pathname of the request; `*` stands for one segment. */
  readonly path: string;
  /** `GET` unless said otherwise. */
  readonly method?: string;
  /** Left out: 200 with the output as JSON. */
  readonly done?: (output: never) => PageReply;
  /** Left out: the wire is cut. */
  readonly error?: (error: never) => PageReply;
}

/** Half of a model that a page is walked with. */
export interface PageHalf {
  /** Brings the page to where the chart begins. */
  readonly open: (page: Page) => Promise<unknown>;
  readonly ports?: Readonly<Record<string, PagePortModel>>;
}

/** All that a tester writes for a chart; only `machine` is needed, and `page` for tests of a page. */
export interface TestModel<Machine extends AnyStateMachine>
  extends Omit<ChartModel<Machine>, 'cases'>, Partial<Pick<ChartModel<Machine>, 'cases'>> {
  /** By event: how a person makes it at the page, or why nobody does. */
  readonly gestures?: {
    readonly [Type in TypeOf<Machine>]?:
      | World
      | ((person: PagePerson, event: OfType<Machine, Type>) => Promise<unknown>);
  };
  /** By leaf state (dotted path, parallel ones joined by ` & ` or one by one): what must be seen in it. */
  readonly sightings?: Readonly<
    Record<string, (person: PagePerson, snapshot: SnapshotFrom<Machine>) => Promise<unknown>>
  >;
  readonly page?: PageHalf;
}

/** Keeps a model's types while it is written as plain data. */
export const defineModel = <Machine extends AnyStateMachine>(model: TestModel<Machine>) => model;
