/**
 * A clock that follows the machine's where it is put on, or runs on while the process slept, and never
 * goes back with it: then it counts what passes from where it was. Milliseconds.
 */
export function steadyClock(): () => number {
  let [at, counted] = [Date.now(), performance.now()];
  return () => {
    const passed = performance.now() - counted;
    counted += passed;
    at = Math.max(at + passed, Date.now());
    return at;
  };
}
