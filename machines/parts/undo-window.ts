interface Passed {
  readonly target: string;
}

/**
 * Something was done, or will be in a moment, and may be taken back until then: `over` is where it goes
 * on when nobody did. The chart has the delay `undoTime`.
 */
export const undoWindow = <const Over extends Passed, const On>(
  description: string,
  over: Over,
  on: On,
) => ({ description, after: { undoTime: over }, on }) as const;

/**
 * The same where the seconds are counted down in sight; `self` is the state itself. The chart has the
 * delay `second`, the guard `hasWaited` and the action `countDown`.
 */
export const countedUndoWindow = <const Self extends string, const Over extends Passed, const On>(
  self: Self,
  description: string,
  over: Over,
  on: On,
) =>
  ({
    description,
    after: {
      second: [
        { ...over, guard: 'hasWaited' },
        { target: self, reenter: true, actions: 'countDown' },
      ],
    },
    on,
  }) as const;
