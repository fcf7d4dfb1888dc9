import { flushSync } from 'react-dom';

/** Milliseconds without a new row after which a list is at rest. */
const rest = 250;

/**
 * Mounts a few queued rows after each frame, so that a jump in a long list causes no long task.
 * They are mounted in a task of their own, since state set within a frame callback is rendered
 * within that frame, on top of the frame's own work.
 */
export class MountQueue {
  readonly #queue: (() => void)[] = [];
  #left: number;
  #isTurning = false;
  #last = performance.now();

  /** `first` go through at once when the list opens, `each` when one comes to a list at rest. */
  constructor(
    first: number,
    readonly each: number,
  ) {
    this.#left = first;
  }

  /** Takes a place if one is free; returns false otherwise. */
  enter(): boolean {
    const now = performance.now();
    if (now - this.#last > rest) this.#left = this.each;
    this.#last = now;
    this.#start();
    if (this.#left === 0) return false;
    this.#left -= 1;
    return true;
  }

  /** Queues for a place; returns a function that leaves the queue. */
  wait(enter: () => void): () => void {
    this.#queue.push(enter);
    this.#start();
    return () => {
      const at = this.#queue.indexOf(enter);
      if (at >= 0) this.#queue.splice(at, 1);
    };
  }

  #start(): void {
    if (!this.#isTurning) requestAnimationFrame(() => setTimeout(this.#turn));
    this.#isTurning = true;
  }

  readonly #turn = () => {
    this.#isTurning = false;
    this.#left = 0;
    const next = this.#queue.splice(0, this.each);
    if (this.#queue.length > 0) this.#start();
    // Left to React, what is set here would wait for others, and be drawn with all of them.
    flushSync(() => {
      for (const enter of next) enter();
    });
  };
}
