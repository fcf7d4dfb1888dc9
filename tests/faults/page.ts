/**
 * Event target in place of `window`. Node holds a signal's listeners weakly, and a derived signal
 * too: after a garbage collection a signal would remove nothing any more, and each tab of a run
 * would leak. This class holds the listener as long as the signal, as browsers do.
 */
export class Page extends EventTarget {
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options: AddEventListenerOptions | boolean = {},
  ): void {
    const { signal, ...rest } = typeof options === 'boolean' ? { capture: options } : options;
    if (signal?.aborted) return;
    super.addEventListener(type, listener, rest);
    const remove = () => this.removeEventListener(type, listener, rest);
    signal?.addEventListener('abort', remove, { once: true });
  }
}
