import { whenUnread } from '../lib/paged-list.ts';

/** The port that reads something, and what it is asked with. */
interface Port<Load extends string> {
  readonly src: Load;
}

type Transitions = readonly unknown[];

/** Options of a resource that a screen shows as a whole. */
interface Resource<Load extends string, Reading, Read, On, Refused extends Transitions, Anew> {
  readonly port: Port<Load> & Reading;
  /** `onDone` of the port: what is kept of the answer, and where it goes on. */
  readonly read: Read;
  /** Transitions for errors of the port that are not failures to load. */
  readonly refused?: Refused;
  readonly descriptions: { readonly loading: string; readonly failed: string };
  /** Transitions of the failed state: `reload` at a press, and when the server answers again. */
  readonly on: On;
  /** Transitions of the loading state, `readAnew` for each update: the answer may be older than it. */
  readonly anew?: Anew;
}

/** The transition that reads it anew. */
export const reload = { target: 'loading' } as const;
/** The transition that drops the answer on its way, which may be older, and reads it anew. */
export const readAnew = { target: 'loading', reenter: true } as const;

/**
 * Something that is read, and that it did not come; the chart only knows that it did not.
 */
export const plainResourceStates = <
  const Load extends string,
  const Reading,
  const Read,
  const On,
  const Refused extends Transitions = readonly [],
  const Anew = undefined,
>({
  port,
  read,
  refused,
  descriptions,
  on,
  anew,
}: Resource<Load, Reading, Read, On, Refused, Anew>) =>
  ({
    loading: {
      description: descriptions.loading,
      tags: 'busy',
      on: anew,
      invoke: {
        ...port,
        id: port.src,
        onDone: read,
        onError: [...(refused ?? []), { target: 'failed' }],
      },
    },
    failed: { description: descriptions.failed, on },
  }) as const;

/** States that also keep the failure, by the actions `clearFailure` and `storeFailure`. */
export const resourceStates = <
  const Load extends string,
  const Reading,
  const Read,
  const On,
  const Refused extends Transitions = readonly [],
  const Anew = undefined,
>(
  resource: Resource<Load, Reading, Read, On, Refused, Anew>,
) => {
  const { port, read, refused } = resource;
  const { loading, failed } = plainResourceStates(resource);
  return {
    loading: {
      ...loading,
      entry: 'clearFailure',
      invoke: {
        ...port,
        id: port.src,
        onDone: read,
        onError: [...(refused ?? []), whenUnread('failed')],
      },
    },
    failed,
  } as const;
};
