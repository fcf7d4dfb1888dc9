/**
 * Lets a few rows through in each frame, so that a leap through a long list never costs a long task:
 * whoever comes too many waits for a later frame.
 */
export class Turnstile {
  readonly #queue: (() => void)[] = [];
  #left: number;
  #isTurning = false;

  /** `first` go through at once when the list opens, then `each` a frame. */
  constructor(
    first: number,
    readonly each: number,
  ) {
    this.#left = first;
  }

  /** Whether there is room in this frame; takes the place if so. */
  enter(): boolean {
    this.#start();
    if (this.#left === 0) return false;
    this.#left -= 1;
    return true;
  }

  /** Waits for room; the answer gives the place in the queue up. */
  wait(enter: () => void): () => void {
    this.#queue.push(enter);
    this.#start();
    return () => {
      const at = this.#queue.indexOf(enter);
      if (at >= 0) this.#queue.splice(at, 1);
    };
  }

  #start(): void {
    if (!this.#isTurning) requestAnimationFrame(this.#turn);
    this.#isTurning = true;
  }

  readonly #turn = () => {
    this.#isTurning = false;
    const next = this.#queue.splice(0, this.each);
    this.#left = this.each - next.length;
    if (this.#queue.length > 0) this.#start();
    for (const enter of next) enter();
  };
}
