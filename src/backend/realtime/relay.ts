/** Something for every process: an event for channels, or the end of some sockets. */
export type Envelope =
  | {
      type: 'event';
      channels: string[];
      event: string;
      /** JSON. */
      data: string;
      /** The socket left out: `toOthers()`. A stale id excludes no socket. */
      except?: string;
      /** Member who whispered, on presence channels. */
      userId?: string;
    }
  | { type: 'terminate'; userId: string }
  /** A member's session has proven itself on a socket: both end together. */
  | { type: 'bind'; socketId: string; userId: number; sessionId: string | null }
  | { type: 'endSession'; sessionId: string }
  | {
      /** Cuts the sockets of a channel with a code at which clients come back and ask again. */
      type: 'reauthorize';
      channel: string;
      except?: string;
      /** Member whose sockets alone are cut. */
      userId?: number;
    };

/** Carries envelopes to all processes of one installation, this one included. */
export interface Relay {
  publish(envelope: Envelope): Promise<void>;
  listen(take: (envelope: Envelope) => void): void;
  close(): Promise<void>;
}

/** One process: an envelope is delivered before `publish` returns. */
export function localRelay(): Relay {
  const takers: ((envelope: Envelope) => void)[] = [];
  return {
    publish: async (envelope) => {
      for (const take of takers) take(envelope);
    },
    listen: (take) => void takers.push(take),
    close: async () => {
      takers.length = 0;
    },
  };
}
