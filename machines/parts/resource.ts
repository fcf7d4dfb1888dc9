import { whenUnread } from '../lib/paged-list.ts';

/** The port that reads something, and what it is asked with. */
interface Port<Load extends string> {
  readonly src: Load;
}

/** How something is read that a screen shows as a whole. */
interface Resource<Load extends string, Reading, Read, On> {
  readonly port: Port<Load> & Reading;
  /** `onDone` of the port: what is kept of the answer, and where it goes on. */
  readonly read: Read;
  readonly descriptions: { readonly loading: string; readonly failed: string };
  /** What leads on from nothing having come: `reload` at a press, and when the server answers again. */
  readonly on: On;
}

/** The transition that reads it anew. */
export const reload = { target: 'loading' } as const;

/** It is on its way, and nothing of it is known; `unread` is `onError` of the port. */
export const loadingState = <const Load extends string, const Reading, const Read, const Unread>({
  port,
  read,
  description,
  unread,
}: Pick<Resource<Load, Reading, Read, unknown>, 'port' | 'read'> & {
  readonly description: string;
  readonly unread: Unread;
}) =>
  ({
    description,
    tags: 'busy',
    invoke: { ...port, id: port.src, onDone: read, onError: unread },
  }) as const;

/**
 * Something that is read once, and that it did not come, with why. `refused` are transitions for what
 * the server may say instead. The chart has the actions `clearFailure` and `storeFailure`.
 */
export const resourceStates = <
  const Load extends string,
  const Reading,
  const Read,
  const On,
  const Refused extends readonly unknown[],
>(
  { port, read, descriptions, on }: Resource<Load, Reading, Read, On>,
  refused: Refused,
) =>
  ({
    loading: {
      ...loadingState({
        port,
        read,
        description: descriptions.loading,
        unread: [...refused, whenUnread('failed')] as const,
      }),
      entry: 'clearFailure',
    },
    failed: { description: descriptions.failed, on },
  }) as const;

/** The same for a chart that only knows that nothing came. */
export const plainResourceStates = <
  const Load extends string,
  const Reading,
  const Read,
  const On,
  const Refused extends readonly unknown[],
>(
  { port, read, descriptions, on }: Resource<Load, Reading, Read, On>,
  refused: Refused,
) =>
  ({
    loading: loadingState({
      port,
      read,
      description: descriptions.loading,
      unread: [...refused, { target: 'failed' }] as const,
    }),
    failed: { description: descriptions.failed, on },
  }) as const;
